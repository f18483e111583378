/// <reference types="@tarojs/taro" />
declare module '*.svg'
declare module '*.scss' {
  const classes: Record<string, string>
  export default classes
}
declare namespace NodeJS {
  interface ProcessEnv {
    NODE_ENV: 'development' | 'production' | 'test'
    TARO_ENV: 'weapp' | 'alipay' | 'tt' | 'xhs' | 'h5'
  }
}

/** Scheme and host of the gateway; empty on H5 means the page's own. Set by the build. */
declare const GATEWAY_ORIGIN: string
declare const PRODUCT_VERSION: string
declare const MERCHANT_ID: string
declare const APP_ID: string
/** Hosts whose pages may be opened inside the app. */
declare const WEB_HOSTS: readonly string[]
/** Hosts of payment providers that a page on the web may lead to. */
declare const PAY_HOSTS: readonly string[]
/** User of WeChat on the web. */
declare const WECHAT_AUTHORIZE_URL: string
/** Pages on which Google and Apple vouch for their users on the web, and what the shop is called there. */
declare const GOOGLE_AUTHORIZE_URL: string
declare const GOOGLE_CLIENT_ID: string
declare const APPLE_AUTHORIZE_URL: string
declare const APPLE_CLIENT_ID: string
/** Schemes of apps that a page on the web may open. */
declare const APP_SCHEMES: readonly string[]
