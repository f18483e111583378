// Globals of Taro's compiler: without TARO_PLATFORM the runtime would bring its mini-program DOM.
process.env.TARO_ENV = 'h5'
process.env.TARO_PLATFORM = 'web'
process.env.FRAMEWORK = 'react'
globalThis.defineAppConfig = (config) => config
globalThis.definePageConfig = (config) => config
globalThis.PRODUCT_VERSION = '4.38.4'
globalThis.APP_ID = 'encore'
