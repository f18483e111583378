import type { Platform } from '../package/platforms'
import type { VendorApi, VendorHost } from './vendor-host'

/** Phone reported to the app. */
export interface Phone {
  /** Both in px; an rpx is `windowWidth / 750` px. */
  windowWidth: number
  windowHeight: number
  /** Language of the vendor's app, in its spelling. */
  language: string
  theme: 'light' | 'dark'
  /** Text scale of the vendor's app; 1 by default. */
  textScale: number
}

const statusBarHeight = 44
const homeIndicatorHeight = 34
const DELIVERED_TEXT_PX = 17

/** Launch parameters, in the fields of getLaunchOptionsSync. */
export interface LaunchOptions {
  path: string
  query: Record<string, string>
  scene: number
  referrerInfo: Record<string, unknown>
}

/** Phone, window, app and launch as reported by the vendor. */
export class PhoneSystem {
  readonly phone: Phone
  launchOptions: LaunchOptions = { path: '', query: {}, scene: 1001, referrerInfo: {} }

  constructor(
    private readonly host: VendorHost,
    phone: Partial<Phone> = {},
  ) {
    const language = host.platform === 'alipay' ? 'zh-Hans' : 'zh_CN'
    this.phone = { windowWidth: 375, windowHeight: 667, language, theme: 'light', textScale: 1, ...phone }
  }

  /** WeChat notifies apps that declare `darkmode`; the others receive no event and may query again. */
  changeTheme(theme: Phone['theme']): void {
    this.phone.theme = theme
    if (this.host.platform === 'weapp') this.host.emit('ThemeChange', { theme })
  }

  /** Pages stay upright unless their configuration lets them rotate, which only WeChat documents. */
  turn(turnsAlong: boolean): void {
    if (!turnsAlong) return
    const { windowWidth, windowHeight } = this.phone
    Object.assign(this.phone, { windowWidth: windowHeight, windowHeight: windowWidth })
    const size = { windowWidth: this.phone.windowWidth, windowHeight: this.phone.windowHeight }
    this.host.emit('WindowResize', { size })
  }

  api(): VendorApi {
    const { host } = this
    return {
      getSystemInfoSync: host.syncApi('getSystemInfoSync', () => this.info()),
      getSystemInfo: host.asyncApi('getSystemInfo', () => this.info()),
      getSystemInfoAsync: host.asyncApi('getSystemInfoAsync', () => this.info()),
      getWindowInfo: host.syncApi('getWindowInfo', () => this.window()),
      getDeviceInfo: host.syncApi('getDeviceInfo', () => this.device()),
      getAppBaseInfo: host.syncApi('getAppBaseInfo', () => this.app()),
      getSystemSetting: host.syncApi('getSystemSetting', () => ({ locationEnabled: true, wifiEnabled: true })),
      getAppAuthorizeSetting: host.syncApi('getAppAuthorizeSetting', () => ({ locationAuthorized: 'authorized' })),
      getMenuButtonBoundingClientRect: host.syncApi('getMenuButtonBoundingClientRect', () => this.menuButton()),
      getLaunchOptionsSync: host.syncApi('getLaunchOptionsSync', () => this.launchOptions),
      getEnterOptionsSync: host.syncApi('getEnterOptionsSync', () => this.launchOptions),
    }
  }

  /** System parts of the screen, px. */
  frame() {
    const { windowWidth: width, windowHeight: height } = this.phone
    return { width, height, statusBarHeight, homeIndicatorHeight, capsule: this.menuButton() }
  }

  private info(): Record<string, unknown> {
    return { ...this.window(), ...this.device(), ...this.app(), ...this.settings() }
  }

  private window(): Record<string, unknown> {
    const { windowWidth, windowHeight } = this.phone
    const bottom = windowHeight - homeIndicatorHeight
    const safeArea = {
      left: 0,
      right: windowWidth,
      top: statusBarHeight,
      bottom,
      width: windowWidth,
      height: bottom - statusBarHeight,
    }
    const screen = { screenWidth: windowWidth, screenHeight: windowHeight, screenTop: 0 }
    return { pixelRatio: 2, windowWidth, windowHeight, statusBarHeight, safeArea, ...screen }
  }

  private device(): Record<string, unknown> {
    const platform = this.host.platform === 'alipay' ? 'iOS' : 'ios'
    return { brand: 'simulator', model: 'iPhone', system: 'iOS 17.0', platform, benchmarkLevel: 40 }
  }

  /** Result of `getAppBaseInfo`: on Alipay only versions and language. */
  private app(): Record<string, unknown> {
    const { platform } = this.host
    const versions = { language: this.phone.language, version: '8.0.50', SDKVersion: '3.7.0' }
    return platform === 'alipay' ? versions : { ...versions, ...this.settings() }
  }

  /** User settings, and further fields of each vendor. */
  private settings(): Record<string, unknown> {
    const { theme, textScale } = this.phone
    const fontSizeSetting = DELIVERED_TEXT_PX * textScale
    const own: Record<Platform, Record<string, unknown>> = {
      weapp: { host: { env: 'WeChat' }, fontSizeSetting, fontSizeScaleFactor: textScale },
      alipay: { app: 'alipay', titleBarHeight: 44, currentBattery: '100%', fontSizeSetting },
      tt: { appName: 'Douyin' },
      xhs: { host: { env: 'xhs' } },
    }
    return { theme, ...own[this.host.platform] }
  }

  private menuButton() {
    const right = this.phone.windowWidth - 7
    return { left: right - 87, right, top: 48, bottom: 80, width: 87, height: 32 }
  }
}
