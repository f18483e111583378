/** The mini-program platforms the storefront is built for. */
export type Platform = 'weapp' | 'alipay' | 'tt' | 'xhs'

/** Names of package parts used by a vendor. */
export interface Dialect {
  /** The global object of the vendor's API: `wx`, `my`, `tt`, `xhs`. */
  apiName: string
  templateExtension: string
  styleExtension: string
  /** View scripts: wxs, sjs. */
  scriptExtension: string
  /** The prefix of `if`, `for`, `key` in templates. */
  directivePrefix: string
  /** The component a custom tab bar must be; absent if the vendor has none. */
  tabBarComponent?: string
}

/** The dialect of every platform. */
export const dialects: Record<Platform, Dialect> = {
  weapp: {
    apiName: 'wx',
    templateExtension: '.wxml',
    styleExtension: '.wxss',
    scriptExtension: '.wxs',
    directivePrefix: 'wx',
    tabBarComponent: 'custom-tab-bar/index',
  },
  tt: {
    apiName: 'tt',
    templateExtension: '.ttml',
    styleExtension: '.ttss',
    scriptExtension: '.sjs',
    directivePrefix: 'tt',
    tabBarComponent: 'custom-tab-bar/index',
  },
  xhs: {
    apiName: 'xhs',
    templateExtension: '.xhsml',
    styleExtension: '.css',
    scriptExtension: '.sjs',
    directivePrefix: 'xhs',
  },
  alipay: {
    apiName: 'my',
    templateExtension: '.axml',
    styleExtension: '.acss',
    scriptExtension: '.sjs',
    directivePrefix: 'a',
    tabBarComponent: 'customize-tab-bar/index',
  },
}

/** Every platform, in the order of the tables in the documents. */
export const platforms: readonly Platform[] = ['weapp', 'alipay', 'tt', 'xhs']
