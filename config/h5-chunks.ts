import type { Configuration } from 'webpack'

type SplitChunks = Exclude<NonNullable<Configuration['optimization']>['splitChunks'], false | undefined>

/** Share of pages above which code is shared: a user who opened one page has it for the next. */
const MOST_PAGES = 0.6

/** Minimum size of a separate file for code shared by fewer pages, bytes before minification. */
const WORTH_A_FILE = 30_000

function fromPackage(names: string): RegExp {
  return new RegExp(`[\\\\/]node_modules[\\\\/](${names})`)
}

/**
 * Code splitting by importers, never by product names. Taro's web default gives every page its own copy of everything.
 */
export function h5Chunks(pageCount: number): SplitChunks {
  return {
    chunks: 'all',
    maxInitialRequests: 8,
    maxAsyncRequests: 6,
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
      vendors: { name: 'vendors', chunks: 'initial', test: fromPackage(''), priority: 10, enforce: true },
      common: {
        name: 'common',
        chunks: 'async',
        minChunks: Math.ceil(pageCount * MOST_PAGES),
        priority: 6,
        enforce: true,
      },
      shared: { chunks: 'async', minChunks: 2, minSize: WORTH_A_FILE, priority: 5 },
      // Base of all fields, split off before them so that its rules come first.
      fields: {
        name: 'fields',
        chunks: 'async',
        test: /[\\/]src[\\/]ui[\\/](form-field[\\/]form-field|text-input[\\/]text-input)\./,
        minChunks: 2,
        priority: 8,
        enforce: true,
      },
      // Lazily loaded web adapters in one file: each file costs a line in the first script.
      adapters: {
        name: 'adapters',
        chunks: 'async',
        test: /[\\/]src[\\/]platform[\\/][\w-]+[\\/]web[\\/]/,
        priority: 7,
        enforce: true,
      },
    },
  }
}
