import type { Configuration } from 'webpack'

type SplitChunks = Exclude<NonNullable<Configuration['optimization']>['splitChunks'], false | undefined>

/** What this part of the pages needs is shared: a user who opened one page has it for the next. */
const MOST_PAGES = 0.6

/** What fewer pages share is worth a file of its own from this size on, bytes before it is made small. */
const WORTH_A_FILE = 30_000

function fromPackage(names: string): RegExp {
  return new RegExp(`[\\\\/]node_modules[\\\\/](${names})`)
}

/**
 * Which code comes in which file, from who imports it: never by the name of a part of the product. Taro's default for
 * the web gives every page its own copy of everything.
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
      // What every kind of field is made of is split off before them, so that its rules come before theirs.
      fields: {
        name: 'fields',
        chunks: 'async',
        test: /[\\/]src[\\/]ui[\\/](form-field[\\/]form-field|text-input[\\/]text-input)\./,
        minChunks: 2,
        priority: 8,
        enforce: true,
      },
      // What the web's adapters fetch when it is needed, in one file: each file costs a line in the first script.
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
