import { FakeAccount } from '@/platform/account/account-fake'
import { FakeAlbum } from '@/platform/album/album-fake'
import { FakeAppLink } from '@/platform/app-link/app-link-fake'
import { FakeCalendar } from '@/platform/calendar/calendar-fake'
import type { Capabilities } from '@/platform/capabilities'
import { FakeContact } from '@/platform/contact/contact-fake'
import { FakeGateScreen } from '@/platform/gate-screen/gate-screen-fake'
import { FakeImages } from '@/platform/images/images-fake'
import { FakeLocator } from '@/platform/location/location-fake'
import { FakeMessages } from '@/platform/messages/messages-fake'
import { FakeMiniProgram } from '@/platform/mini-program/mini-program-fake'
import { FakePayment } from '@/platform/payment/payment-fake'
import { FakePoster } from '@/platform/poster/poster-fake'
import { FakeScanner } from '@/platform/scanner/scanner-fake'
import { FakeSharing } from '@/platform/sharing/sharing-fake'
import { FakeStorage } from '@/platform/storage/storage-fake'
import { FakeSystem } from '@/platform/system/system-fake'
import type { Terminal } from '@/platform/terminal/contract'

/** A browser on a phone, as far as nothing else is said. */
const TERMINAL: Terminal = {
  src: 'M_WEB',
  host: 'browser',
  browserType: 'OTHER',
  paymentProducts: ['WEIXIN_HK_H5', 'ALIPAY_CN_WAP'],
  form: 'mobile',
}

/** A device for tests: each part remembers what was done to it, and answers as it is told. */
export function fakeCapabilities(terminal: Partial<Terminal> = {}) {
  const copied: string[] = []
  return {
    copied,
    terminal: { ...TERMINAL, ...terminal },
    account: new FakeAccount(),
    storage: new FakeStorage(),
    system: new FakeSystem(),
    chrome: { setTitle: () => {}, applyTheme: () => {}, setLanguage: () => {} },
    clipboard: {
      copy: async (text: string) => {
        copied.push(text)
        return true
      },
    },
    map: { isSupported: true, open: async () => true },
    locator: new FakeLocator(),
    contact: new FakeContact(),
    miniProgram: new FakeMiniProgram(),
    appLink: new FakeAppLink(),
    payment: new FakePayment(),
    poster: new FakePoster(),
    sharing: new FakeSharing(),
    calendar: new FakeCalendar(),
    gateScreen: new FakeGateScreen(),
    scanner: new FakeScanner(),
    album: new FakeAlbum(),
    images: new FakeImages(),
    messages: new FakeMessages(),
    pageLoads: { watch: () => () => {}, preload: () => {}, retry: () => {} },
  } satisfies Capabilities & { copied: string[] }
}

export type FakeCapabilities = ReturnType<typeof fakeCapabilities>
