/** What the app is built for. */
export const PLATFORMS = ['weapp', 'alipay', 'tt', 'xhs', 'h5'] as const
export type PlatformName = (typeof PLATFORMS)[number]

/** Whether a platform can do something; a text says what is missing, or how it is done instead. */
export type Support = 'yes' | { partly: string } | { no: string }

export type Parity = Readonly<Record<PlatformName, Support>>

const everywhere: Parity = { weapp: 'yes', alipay: 'yes', tt: 'yes', xhs: 'yes', h5: 'yes' }
const byVendor: Support = { no: 'the vendor does it by itself' }

/** What each platform can do. `docs/platform-differences.md` is made from it, and a test holds the adapters against it. */
export const PARITY = {
  /** Opens other apps of the phone. */
  appLink: {
    ...{ weapp: { no: 'not allowed' }, alipay: { no: 'not allowed' }, tt: { no: 'not allowed' } },
    ...{ xhs: { no: 'not allowed' }, h5: 'yes' },
  },
  /** Puts text into the clipboard. */
  clipboard: everywhere,
  /** Dials a number. */
  call: { ...everywhere, h5: { partly: 'by a link: the browser asks, and nobody says whether it was dialled' } },
  /** Opens the chat of a company. */
  companyChat: {
    ...{ weapp: 'yes', alipay: { no: 'no such call' }, tt: { no: 'no such call' }, xhs: { no: 'no such call' } },
    h5: { no: 'the page of the chat is opened instead' },
  },
  /** Says where the phone is, with the user's leave. */
  location: everywhere,
  /** Shows a place on a map. */
  map: { ...everywhere, xhs: { no: 'no openLocation' }, h5: { partly: 'a page of maps in a new tab' } },
  /** Leads to another mini-program. */
  miniProgram: { ...everywhere, h5: { partly: 'by a link of the shop, to the pages that every terminal has' } },
  /** Shows that the code of a page takes its time, and fetches the next one early. */
  pageLoads: { weapp: byVendor, alipay: byVendor, tt: byVendor, xhs: byVendor, h5: 'yes' },
  /** Pays. */
  payment: {
    ...everywhere,
    weapp: { partly: 'an unknown outcome is not told apart from a success' },
    xhs: { partly: 'an unknown outcome is not told apart from a success' },
    h5: { partly: 'by the address of the answer; the order is asked on the way back' },
  },
  /** Keeps values on the device. */
  storage: { ...everywhere, alipay: { partly: '200 KB a key' } },
  /** Follows the appearance of the phone while the app runs. */
  systemTheme: {
    ...everywhere,
    ...{ alipay: { partly: 'at the start only' }, tt: { partly: 'at the start only' } },
    xhs: { partly: 'at the start only' },
  },
  /** Draws the bottom navigation in a place of its own. */
  tabBar: { ...everywhere, xhs: { no: 'drawn by the page' }, h5: { no: 'drawn by the page' } },
  /** Tells of newer versions and restarts in them. */
  updater: { ...everywhere, xhs: { no: 'no update manager' }, h5: { no: 'always new' } },
} as const satisfies Record<string, Parity>

export type Capability = keyof typeof PARITY

/** False where a screen had better offer nothing. */
export function can(capability: Capability, platform: PlatformName): boolean {
  const support: Support = PARITY[capability][platform]
  return support === 'yes' || 'partly' in support
}
