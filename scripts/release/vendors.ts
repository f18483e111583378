import type { Platform } from '../../simulator/package/platforms'

const MB = 1024 * 1024

/** Vendor requirements for a package, and its submission. */
export interface Vendor {
  name: string
  /** Format of vendor ids; excludes those for testing. */
  appId: RegExp
  /** Bytes: the main package, any sub-package, all of them. */
  limits: { main: number; subPackage: number; all: number }
  /** Settings of app.json, and of its `window`. */
  settings: readonly string[]
  window: readonly string[]
  /** Submission of a built folder. */
  upload: string
  /** Vendor names of the domain allow-lists: calls, files, web view pages. */
  domains: { calls: string; files: string; pages: string }
}

const COMMON = [
  'pages',
  'window',
  'tabBar',
  'subPackages',
  'preloadRule',
  'permission',
  'networkTimeout',
  'usingComponents',
]
const COMMON_WINDOW = [
  'navigationBarBackgroundColor',
  'navigationBarTextStyle',
  'navigationBarTitleText',
  'navigationStyle',
  'backgroundColor',
  'backgroundTextStyle',
  'backgroundColorTop',
  'backgroundColorBottom',
  'enablePullDownRefresh',
  'onReachBottomDistance',
  'pageOrientation',
]

/** Xiaohongshu publishes no limits or settings: those of all others apply. */
export const VENDORS: Readonly<Record<Platform, Vendor>> = {
  weapp: {
    name: 'WeChat',
    appId: /^wx[0-9a-f]{16}$/,
    limits: { main: 2 * MB, subPackage: 2 * MB, all: 20 * MB },
    settings: [
      ...COMMON,
      'entryPagePath',
      'lazyCodeLoading',
      'darkmode',
      'themeLocation',
      'requiredPrivateInfos',
      'sitemapLocation',
      'style',
      'resizable',
      'plugins',
      'requiredBackgroundModes',
      'singlePage',
    ],
    window: [...COMMON_WINDOW, 'homeButton', 'restartStrategy', 'visualEffectInBackground', 'handleWebviewPreload'],
    upload: 'Open dist/weapp in WeChat’s developer tools and press Upload, or call miniprogram-ci with the upload key.',
    domains: { calls: 'request 合法域名', files: 'uploadFile, downloadFile 合法域名', pages: '业务域名' },
  },
  alipay: {
    name: 'Alipay',
    appId: /^\d{16}$/,
    limits: { main: 2 * MB, subPackage: 2 * MB, all: 8 * MB },
    settings: [...COMMON, 'entryPagePath', 'lazyCodeLoading', 'plugins', 'behavior', 'sitemapLocation'],
    window: [
      'defaultTitle',
      'titleBarColor',
      'transparentTitle',
      'titlePenetrate',
      'titleImage',
      'showTitleLoading',
      'pullRefresh',
      'allowsBounceVertical',
      'gestureBack',
      'enableScrollBar',
      'onReachBottomDistance',
      'backgroundColor',
      'backgroundImageColor',
      'backgroundImageUrl',
      'responsive',
    ],
    upload: 'Open dist/alipay in Alipay’s developer tools and press Upload, or call minidev upload with the app id.',
    domains: { calls: '服务器域名白名单', files: '服务器域名白名单', pages: 'H5 域名配置' },
  },
  tt: {
    name: 'Douyin',
    appId: /^tt[0-9a-f]{16,18}$/,
    limits: { main: 2 * MB, subPackage: 2 * MB, all: 16 * MB },
    settings: [...COMMON, 'entryPagePath', 'usePrivacyCheck', 'navigateToMiniProgramAppIdList'],
    window: COMMON_WINDOW,
    upload: 'Open dist/tt in Douyin’s developer tools and press Upload, or call tma upload.',
    domains: { calls: 'request 合法域名', files: 'uploadFile, downloadFile 合法域名', pages: 'webview 域名' },
  },
  xhs: {
    name: 'Xiaohongshu',
    appId: /^[0-9a-f]{24}$/,
    limits: { main: 2 * MB, subPackage: 2 * MB, all: 8 * MB },
    settings: COMMON,
    window: COMMON_WINDOW,
    upload: 'Open dist/xhs in Xiaohongshu’s developer tools and press Upload.',
    domains: { calls: 'request 合法域名', files: 'uploadFile, downloadFile 合法域名', pages: 'webview 域名' },
  },
}
