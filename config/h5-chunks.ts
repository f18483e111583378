import type { Configuration } from 'webpack'

type SplitChunks = Exclude<NonNullable<Configuration['optimization']>['splitChunks'], false | undefined>

function fromPackage(names: string): RegExp {
  return new RegExp(`[\\\\/]node_modules[\\\\/](${names})`)
}

/** The sub-package that a file belongs to; null for what is everybody's. */
function packageOf(file: string | null): string | null {
  return /[\\/]src[\\/](package-[\w-]+)[\\/](?!pages[\\/])/.exec(file ?? '')?.[1] ?? null
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
      test: fromPackage('(react|react-dom|scheduler|mobx|mobx-react|mobx-react-lite)[\\\\/]'),
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
    // What the pages of a package share stays out of the first page.
    packages: {
      name: (module: { nameForCondition(): string | null }) => packageOf(module.nameForCondition()) ?? 'common',
      chunks: 'async',
      test: (module: { nameForCondition(): string | null }) => packageOf(module.nameForCondition()) !== null,
      minChunks: 2,
      priority: 5,
      enforce: true,
    },
    // The blocks of laid out pages, and what only they need: lists and forms do without.
    layout: {
      name: 'layout',
      chunks: 'async',
      test: /[\\/](src[\\/]blocks[\\/](?!show-card|show-summary|city-picker|locales|text)|src[\\/]ui[\\/](rich-text|carousel|video-player|near-view)|node_modules[\\/]xss)/,
      minChunks: 3,
      priority: 3,
      enforce: true,
    },
    common: { name: 'common', chunks: 'async', minChunks: 3, priority: 1, reuseExistingChunk: true },
  },
}
