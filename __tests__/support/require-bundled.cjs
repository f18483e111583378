const { mkdirSync, readFileSync, renameSync, writeFileSync } = require('node:fs')
const path = require('node:path')
const { build } = require('esbuild')
const { switchedText } = require('../../scripts/proving/switched-text.cjs')

const ROOT = path.resolve(__dirname, '../..')
const BUNDLES = path.join(ROOT, 'node_modules/.cache/test-bundles')

/**
 * A module of TypeScript as plain Node has it, all its own imports in one file: that loads in a fifth of the time.
 * `name` is that of the file, and of one process at a time.
 */
exports.requireBundled = async (entry, name) => {
  const file = path.join(BUNDLES, `${name}.cjs`)
  const { outputFiles } = await build({
    entryPoints: [path.join(ROOT, entry)],
    outfile: file,
    bundle: true,
    write: false,
    platform: 'node',
    target: 'node20',
    packages: 'external',
    // In a file of its own: jest looks for a map inside by a pattern that ends with too much text (RangeError).
    sourcemap: 'linked',
    tsconfig: path.join(ROOT, 'tsconfig.json'),
    plugins: [foldersAsWritten],
  })
  mkdirSync(BUNDLES, { recursive: true })
  for (const output of outputFiles) {
    const draft = `${output.path}.${process.pid}`
    writeFileSync(draft, output.contents)
    renameSync(draft, output.path)
  }
  return require(file)
}

/** Modules that read files beside them still find them: `__dirname` is the folder of the source. */
const foldersAsWritten = {
  name: 'folders-as-written',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, ({ path: file }) => {
      const source = switchedText(file) ?? readFileSync(file, 'utf8')
      const folder = `const __dirname = ${JSON.stringify(path.dirname(file))};`
      return { loader: 'ts', contents: source.includes('__dirname') ? folder + source : source }
    })
  },
}
