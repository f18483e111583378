import type { Account } from './account/contract'
import type { AppLink } from './app-link/contract'
import type { Calendar } from './calendar/contract'
import type { CanvasFinder } from './canvas/contract'
import type { Clipboard } from './clipboard/contract'
import type { CustomerService } from './customer-service/contract'
import type { DeviceData } from './device-data/contract'
import type { EntryScreen } from './entry-screen/contract'
import type { FileSaver } from './file-saver/contract'
import type { Geolocation } from './geolocation/contract'
import type { ImagePicker } from './image-picker/contract'
import type { MapViewer } from './map/contract'
import type { Messages } from './messages/contract'
import type { MiniProgramJump } from './mini-program/contract'
import type { PageLoads } from './page-loads/contract'
import type { Payment } from './payment/contract'
import type { PhotoLibrary } from './photo-library/contract'
import type { Poster } from './poster/contract'
import type { ProviderLogin } from './provider-login/contract'
import type { Scanner } from './scanner/contract'
import type { Sharing } from './sharing/contract'
import type { KeyValueStorage } from './storage/contract'
import type { System } from './system/contract'
import type { Terminal } from './terminal/contract'
import type { WindowChrome } from './window-chrome/contract'

/** Capabilities of the device and its vendor, with an adapter for each platform. */
export interface Capabilities {
  account: Account
  providerLogin: ProviderLogin
  terminal: Terminal
  storage: KeyValueStorage
  system: System
  windowChrome: WindowChrome
  clipboard: Clipboard
  map: MapViewer
  geolocation: Geolocation
  customerService: CustomerService
  miniProgram: MiniProgramJump
  appLink: AppLink
  payment: Payment
  pageLoads: PageLoads
  messages: Messages
  photoLibrary: PhotoLibrary
  imagePicker: ImagePicker
  scanner: Scanner
  entryScreen: EntryScreen
  calendar: Calendar
  canvases: CanvasFinder
  sharing: Sharing
  poster: Poster
  fileSaver: FileSaver
  deviceData: DeviceData
}
