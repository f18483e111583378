import type { Account } from './account/contract'
import type { Album } from './album/contract'
import type { AppLink } from './app-link/contract'
import type { Calendar } from './calendar/contract'
import type { Chrome } from './chrome/contract'
import type { Clipboard } from './clipboard/contract'
import type { Contact } from './contact/contract'
import type { GateScreen } from './gate-screen/contract'
import type { Images } from './images/contract'
import type { Locator } from './location/contract'
import type { MapViewer } from './map/contract'
import type { Messages } from './messages/contract'
import type { MiniProgramJump } from './mini-program/contract'
import type { PageLoads } from './page-loads/contract'
import type { Payment } from './payment/contract'
import type { Poster } from './poster/contract'
import type { Scanner } from './scanner/contract'
import type { Sharing } from './sharing/contract'
import type { KeyValueStorage } from './storage/contract'
import type { System } from './system/contract'
import type { Terminal } from './terminal/contract'

/** What the device and its vendor can do; behind each there is an adapter for every target. */
export interface Capabilities {
  account: Account
  terminal: Terminal
  storage: KeyValueStorage
  system: System
  chrome: Chrome
  clipboard: Clipboard
  map: MapViewer
  locator: Locator
  contact: Contact
  miniProgram: MiniProgramJump
  appLink: AppLink
  payment: Payment
  pageLoads: PageLoads
  messages: Messages
  album: Album
  images: Images
  scanner: Scanner
  gateScreen: GateScreen
  calendar: Calendar
  sharing: Sharing
  poster: Poster
}
