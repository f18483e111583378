/** Build targets. */
export const PLATFORMS = ['weapp', 'alipay', 'tt', 'xhs', 'h5'] as const
export type PlatformName = (typeof PLATFORMS)[number]

/** Support of a capability; a text describes what is missing, or the alternative. */
export type Support = 'yes' | { partly: string } | { no: string }

export type Parity = Readonly<Record<PlatformName, Support>>

const everywhere: Parity = { weapp: 'yes', alipay: 'yes', tt: 'yes', xhs: 'yes', h5: 'yes' }
const byVendor: Support = { no: 'the vendor does it by itself' }

const notHere: Support = { no: 'no such call' }
const whenLeft: Support = { partly: 'handed over when the page is left or shared' }
const noPrompt: Support = { no: 'single calls ask' }

/**
 * Capabilities by platform. `docs/platform-differences.md` is generated from it, and a test compares it with the
 * adapters.
 */
export const PARITY = {
  /** Saves pictures into the phone's photo library. */
  photoLibrary: { ...everywhere, h5: { partly: 'a download; in windows of other apps the user holds the picture' } },
  /** Opens other apps of the phone. */
  appLink: {
    weapp: { no: 'not allowed' },
    alipay: { no: 'not allowed' },
    tt: { no: 'not allowed' },
    xhs: { no: 'not allowed' },
    h5: 'yes',
  },
  /** Adds a show to the phone's calendar. */
  calendar: {
    weapp: 'yes',
    alipay: notHere,
    tt: { partly: 'by a button of its own' },
    xhs: notHere,
    h5: { partly: 'a file that calendars open' },
  },
  /** Copies text to the clipboard. */
  clipboard: everywhere,
  /** Saves a file. */
  fileSaver: {
    weapp: { partly: 'sent to a chat' },
    alipay: notHere,
    tt: notHere,
    xhs: notHere,
    h5: { partly: 'a download; windows of other apps copy the text' },
  },
  /** Dials a number. */
  call: { ...everywhere, h5: { partly: 'by a link: the browser prompts, and does not report whether it was dialled' } },
  /** Opens a company chat. */
  companyChat: {
    weapp: 'yes',
    alipay: notHere,
    tt: notHere,
    xhs: notHere,
    h5: { no: 'the page of the chat is opened instead' },
  },
  /** Opens the vendor's own chat with the merchant. */
  nativeService: { ...everywhere, h5: { no: 'the page of a chat is opened instead' } },
  /** Brightens the screen at a gate, keeps it awake and reports screenshots. */
  entryScreen: { ...everywhere, xhs: notHere, h5: { partly: 'stays awake, as far as the browser lets' } },
  /** Picks, compresses and uploads a picture. */
  imagePicker: {
    ...everywhere,
    tt: { partly: 'redrawn smaller where canvases give pictures back; of lower quality elsewhere' },
    xhs: { partly: 'made smaller where base libraries have a call; by the vendor, on choosing, elsewhere' },
  },
  /** Locates the phone with the user's permission. */
  geolocation: everywhere,
  /** Identifies the user without interaction. */
  loginCode: { ...everywhere, h5: { partly: 'in WeChat’s browser, by way of its page' } },
  /** Shows a place on a map. */
  map: { ...everywhere, xhs: { no: 'no openLocation' }, h5: { partly: 'a page of maps in a new tab' } },
  /** Sends messages that the user has allowed. */
  messages: {
    weapp: { partly: 'five kinds at a time' },
    alipay: { partly: 'three kinds at a time' },
    tt: { partly: 'three kinds at a time' },
    xhs: notHere,
    h5: { no: 'the shop writes to the phone' },
  },
  /** Opens another mini-program. */
  miniProgram: {
    ...everywhere,
    xhs: notHere,
    h5: { partly: 'by a link of the shop, to the pages that every terminal has' },
  },
  /** Shows slow page loads, and prefetches the next page. */
  pageLoads: { weapp: byVendor, alipay: byVendor, tt: byVendor, xhs: byVendor, h5: 'yes' },
  /** Takes payments. */
  payment: {
    ...everywhere,
    weapp: { partly: 'an unknown outcome is not told apart from a success' },
    xhs: { partly: 'an unknown outcome is not told apart from a success' },
    h5: { partly: 'by bridge, code, form or link, by the window (docs/decisions/0025); a bank says no outcome' },
  },
  /** Confirms the user's phone. */
  phoneBinding: {
    weapp: 'yes',
    alipay: 'yes',
    tt: 'yes',
    xhs: { partly: 'encrypted only' },
    h5: { no: 'a code is sent to the phone' },
  },
  /** Draws a poster with a code. */
  poster: { ...everywhere, xhs: { partly: 'no canvas: the shop draws the code alone' } },
  /** Asks for consent once before any private data. */
  privacy: { weapp: 'yes', alipay: noPrompt, tt: 'yes', xhs: noPrompt, h5: noPrompt },
  /** Logs in on a page of Google or Apple. */
  providerLogin: {
    weapp: byVendor,
    alipay: byVendor,
    tt: byVendor,
    xhs: byVendor,
    h5: { partly: 'in browsers, not in windows of other apps' },
  },
  /** Scans codes with the camera. */
  scanner: { ...everywhere, h5: { no: 'phones read codes with their own camera' } },
  /** Shares a page. */
  sharing: { ...everywhere, h5: { partly: 'the browser’s window where it has one, WeChat’s menu, a link' } },
  /** Stores values on the device. */
  storage: { ...everywhere, alipay: { partly: '200 KB a key' } },
  /** Follows the phone's theme while the app runs. */
  systemTheme: {
    ...everywhere,
    alipay: { partly: 'at the start and on coming back' },
    tt: { partly: 'at the start and on coming back' },
    xhs: { partly: 'at the start and on coming back' },
  },
  /** Shares a page with all contacts. */
  timeline: { weapp: 'yes', alipay: notHere, tt: notHere, xhs: notHere, h5: { partly: 'WeChat’s menu' } },
  /** Draws the bottom navigation in its own view. */
  tabBar: { ...everywhere, xhs: { no: 'drawn by the page' }, h5: { no: 'drawn by the page' } },
  /** Receives messages of embedded web pages. */
  webMessages: { weapp: whenLeft, alipay: whenLeft, tt: whenLeft, xhs: whenLeft, h5: 'yes' },
  /** Reports newer versions and restarts into them. */
  updater: { ...everywhere, xhs: { no: 'no update manager' }, h5: { no: 'always new' } },
} as const satisfies Record<string, Parity>

export type Capability = keyof typeof PARITY

/** False if screens should hide the option. */
export function can(capability: Capability, platform: PlatformName): boolean {
  const support: Support = PARITY[capability][platform]
  return support === 'yes' || 'partly' in support
}
