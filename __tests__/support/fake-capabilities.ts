import { FakeAccount } from '@/platform/account/account-fake'
import { FakeAppLink } from '@/platform/app-link/app-link-fake'
import { FakeCalendar } from '@/platform/calendar/calendar-fake'
import { FakeCanvasFinder } from '@/platform/canvas/canvas-fake'
import type { Capabilities } from '@/platform/capabilities'
import { FakeCustomerService } from '@/platform/customer-service/customer-service-fake'
import { FakeDeviceData } from '@/platform/device-data/device-data-fake'
import { FakeEntryScreen } from '@/platform/entry-screen/entry-screen-fake'
import { FakeFileSaver } from '@/platform/file-saver/file-saver-fake'
import { FakeGeolocation } from '@/platform/geolocation/geolocation-fake'
import { FakeImagePicker } from '@/platform/image-picker/image-picker-fake'
import { FakeMessages } from '@/platform/messages/messages-fake'
import { FakeMiniProgram } from '@/platform/mini-program/mini-program-fake'
import { FakePayment } from '@/platform/payment/payment-fake'
import { FakePhotoLibrary } from '@/platform/photo-library/photo-library-fake'
import { FakePoster } from '@/platform/poster/poster-fake'
import { FakeProviderLogin } from '@/platform/provider-login/provider-login-fake'
import { FakeScanner } from '@/platform/scanner/scanner-fake'
import { FakeSharing } from '@/platform/sharing/sharing-fake'
import { FakeStorage } from '@/platform/storage/storage-fake'
import { FakeSystem } from '@/platform/system/system-fake'
import type { Terminal } from '@/platform/terminal/contract'

/** Default terminal: a browser on a phone. */
const TERMINAL: Terminal = {
  src: 'M_WEB',
  host: 'browser',
  browserType: 'OTHER',
  paymentProducts: ['WEIXIN_HK_H5', 'ALIPAY_CN_WAP'],
  form: 'mobile',
}

/** A test device: each part records its calls, and returns the set answers. */
export function fakeCapabilities(terminal: Partial<Terminal> = {}) {
  const copied: string[] = []
  const storage = new FakeStorage()
  return {
    copied,
    terminal: { ...TERMINAL, ...terminal },
    account: new FakeAccount(),
    providerLogin: new FakeProviderLogin(),
    storage,
    system: new FakeSystem(),
    windowChrome: { drawsWayBack: false, setTitle: () => {}, applyTheme: () => {}, setLanguage: () => {} },
    clipboard: {
      copy: async (text: string) => {
        copied.push(text)
        return true
      },
    },
    map: { isSupported: true, open: async () => true },
    geolocation: new FakeGeolocation(),
    customerService: new FakeCustomerService(),
    miniProgram: new FakeMiniProgram(),
    appLink: new FakeAppLink(),
    payment: new FakePayment(),
    poster: new FakePoster(),
    sharing: new FakeSharing(),
    calendar: new FakeCalendar(),
    canvases: new FakeCanvasFinder(),
    entryScreen: new FakeEntryScreen(),
    scanner: new FakeScanner(),
    photoLibrary: new FakePhotoLibrary(),
    imagePicker: new FakeImagePicker(),
    messages: new FakeMessages(),
    fileSaver: new FakeFileSaver(),
    deviceData: new FakeDeviceData(storage),
    pageLoads: { watch: () => () => {}, preload: () => {}, inBackground: (load) => load(), retry: () => {} },
  } satisfies Capabilities & { copied: string[] }
}

export type FakeCapabilities = ReturnType<typeof fakeCapabilities>
