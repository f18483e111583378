import type { Configuration } from 'webpack'

type SplitChunks = Exclude<NonNullable<Configuration['optimization']>['splitChunks'], false | undefined>

function fromPackage(names: string): RegExp {
  return new RegExp(`[\\\\/]node_modules[\\\\/](${names})`)
}

interface WebpackModule {
  nameForCondition(): string | null
}

/** The blocks of laid out pages, and what only they need: lists and forms do without. */
const OF_LAYOUTS =
  /[\\/](src[\\/]blocks[\\/](?!show-card|show-summary|city-picker|share-sheet|message-invite|agreement-row|locales|text)|src[\\/]ui[\\/](rich-text|carousel|video-player)|node_modules[\\/]xss)/

/** What is needed once somebody buys or shares, on pages of several packages. */
const OF_BUYERS =
  /[\\/](src[\\/](blocks[\\/](share-sheet|message-invite)|shell[\\/](open-ids|wechat-authorization|use-share)|ui[\\/](checkbox|cached-notice|qr-code)|blocks[\\/]agreement-row|lib[\\/](qr-picture|poll|cacheStatus)|domain[\\/](pay-info|agreement-parts)|contracts[\\/]account)|node_modules[\\/]qrcode-generator)/

/** The sub-package whose pages share a file; null for what is everybody's. */
function packageOf(module: WebpackModule): string | null {
  return /[\\/]src[\\/](package-[\w-]+)[\\/](?!pages[\\/])/.exec(module.nameForCondition() ?? '')?.[1] ?? null
}

function isCommon(module: WebpackModule): boolean {
  const name = module.nameForCondition() ?? ''
  return packageOf(module) === null && !OF_LAYOUTS.test(name) && !OF_BUYERS.test(name)
}

/** Taro's H5 default gives every page chunk its own copy of all components; these groups share them. */
export const h5Chunks: SplitChunks = {
  chunks: 'all',
  minSize: 20000,
  maxInitialRequests: 8,
  maxAsyncRequests: 8,
  cacheGroups: {
    default: false,
    defaultVendors: false,
    framework: {
      name: 'framework',
      chunks: 'initial',
      test: fromPackage('(preact|mobx|mobx-react|mobx-react-lite)[\\\\/]'),
      priority: 40,
      enforce: true,
    },
    taroComponents: {
      name: 'taro-components',
      chunks: 'async',
      minChunks: 2,
      test: fromPackage('(@tarojs|@stencil|hls\\.js)[\\\\/]'),
      priority: 20,
      enforce: true,
    },
    vendors: { name: 'vendors', chunks: 'initial', test: fromPackage(''), priority: 10, reuseExistingChunk: true },
    // The order of these is that of their sheets: what a page changes of a component comes after the component.
    common: { name: 'common', chunks: 'async', test: isCommon, minChunks: 3, priority: 6, reuseExistingChunk: true },
    layout: { name: 'layout', chunks: 'async', test: OF_LAYOUTS, minChunks: 3, priority: 5, enforce: true },
    buyers: { name: 'buyers', chunks: 'async', test: OF_BUYERS, minChunks: 2, priority: 4.5, enforce: true },
    // What the web's adapters fetch when it is needed, in one file: each file costs a line in the first script.
    adapters: {
      name: 'adapters',
      chunks: 'async',
      test: /[\\/]src[\\/]platform[\\/][\w-]+[\\/]web[\\/]/,
      enforce: true,
    },
    packages: {
      name: (module: WebpackModule) => packageOf(module) ?? 'common',
      chunks: 'async',
      test: (module: WebpackModule) => packageOf(module) !== null,
      minChunks: 2,
      priority: 4,
      enforce: true,
    },
  },
}
