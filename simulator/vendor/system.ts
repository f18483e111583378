import type { Platform } from '../package/platforms'
import type { VendorApi, VendorHost } from './vendor-host'

/** The phone the app believes to run on. */
export interface Phone {
  /** Both in px; an rpx is `windowWidth / 750` px. */
  windowWidth: number
  windowHeight: number
  /** The language the vendor's app is set to, in the vendor's spelling. */
  language: string
  theme: 'light' | 'dark'
}

const statusBarHeight = 44
const homeIndicatorHeight = 34

/** How the launch happened, in the words of getLaunchOptionsSync. */
export interface LaunchOptions {
  path: string
  query: Record<string, string>
  scene: number
  referrerInfo: Record<string, unknown>
}

/** What the vendor tells about phone, window, app and launch. */
export class PhoneSystem {
  readonly phone: Phone
  launchOptions: LaunchOptions = { path: '', query: {}, scene: 1001, referrerInfo: {} }

  constructor(
    private readonly host: VendorHost,
    phone: Partial<Phone> = {},
  ) {
    const language = host.platform === 'alipay' ? 'zh-Hans' : 'zh_CN'
    this.phone = { windowWidth: 375, windowHeight: 667, language, theme: 'light', ...phone }
  }

  /** WeChat tells apps that declare `darkmode`; the others are told nothing and may ask again. */
  changeTheme(theme: Phone['theme']): void {
    this.phone.theme = theme
    if (this.host.platform === 'weapp') this.host.emit('ThemeChange', { theme })
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

  /** The phone's own parts of the screen, px. */
  frame() {
    const { windowWidth: width, windowHeight: height } = this.phone
    return { width, height, statusBarHeight, homeIndicatorHeight, capsule: this.menuButton() }
  }

  private info(): Record<string, unknown> {
    return { ...this.window(), ...this.device(), ...this.app() }
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

  private app(): Record<string, unknown> {
    const { language, theme } = this.phone
    const common = { language, version: '8.0.50', SDKVersion: '3.7.0', fontSizeSetting: 16, theme }
    const own: Record<Platform, Record<string, unknown>> = {
      weapp: { host: { env: 'WeChat' } },
      alipay: { app: 'alipay', titleBarHeight: 44, currentBattery: '100%' },
      tt: { appName: 'Douyin' },
      xhs: { host: { env: 'xhs' } },
    }
    return { ...common, ...own[this.host.platform] }
  }

  private menuButton() {
    const right = this.phone.windowWidth - 7
    return { left: right - 87, right, top: 48, bottom: 80, width: 87, height: 32 }
  }
}
