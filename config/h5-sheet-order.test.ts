import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import webpack, { type Configuration } from 'webpack'
import { H5SheetOrder } from './h5-sheet-order'

const folder = mkdtempSync(path.join(os.tmpdir(), 'sheet-order-'))
const FILES = {
  'entry.js': "import('./page.js')",
  'page.js': "import './button.js'\nimport './tag.js'\nimport './page.css'",
  'button.js': "import './button.css'\nexport const classOf = ({ className }) => className",
  'tag.js': "import './tag.css'\nexport const className='tag'",
  'page.css': '.page { color: red }',
  'button.css': '.button { color: blue }',
  'tag.css': '.tag { color: green }',
}

beforeAll(() => {
  mkdirSync(folder, { recursive: true })
  for (const [name, text] of Object.entries(FILES)) writeFileSync(path.join(folder, name), text)
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Builds a page, its button and its tag with separate style sheets, that of `first` before the others. */
function faultsWith(first: 'page' | 'button'): Promise<string[]> {
  const group = (name: string) => ({
    name,
    test: new RegExp(`${name}\\.css`),
    chunks: 'async' as const,
    enforce: true,
    priority: name === first ? 2 : 1,
  })
  const configuration: Configuration = {
    context: folder,
    entry: './entry.js',
    mode: 'production',
    output: { path: path.join(folder, 'out') },
    module: { rules: [{ test: /\.css$/, use: [MiniCssExtractPlugin.loader, require.resolve('css-loader')] }] },
    optimization: { splitChunks: { cacheGroups: { page: group('page'), button: group('button'), tag: group('tag') } } },
    plugins: [new MiniCssExtractPlugin({ ignoreOrder: true }), new H5SheetOrder()],
  }
  return new Promise((resolve, reject) =>
    webpack(configuration, (error, stats) =>
      stats ? resolve((stats.toJson().errors ?? []).map(({ message }) => message)) : reject(error),
    ),
  )
}

it('places a page after the component that it restyles', async () => {
  expect(await faultsWith('button')).toEqual([])
})

it('fails the build when a component that takes a class name comes later', async () => {
  expect(await faultsWith('page')).toEqual([expect.stringMatching(/button\.css comes after .*page\.css/)])
})
