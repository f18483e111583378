import type { Configuration } from 'webpack'

type SplitChunks = Exclude<NonNullable<Configuration['optimization']>['splitChunks'], false | undefined>

function fromPackage(names: string): RegExp {
  return new RegExp(`[\\\\/]node_modules[\\\\/](${names})`)
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
    common: { name: 'common', chunks: 'async', minChunks: 3, priority: 1, reuseExistingChunk: true },
  },
}
