const { mkdirSync, readFileSync, renameSync, writeFileSync } = require('node:fs')
const path = require('node:path')
const { build } = require('esbuild')

const ROOT = path.resolve(__dirname, '../..')
const BUNDLES = path.join(ROOT, 'node_modules/.cache/test-gateway')
const WORKER = process.env.JEST_WORKER_ID ?? '0'

let loading = null

// An embedded database that waits to be lent again has a timer that goes on forever; it shall not keep jest alive.
const { setTimeout: startTimer } = globalThis
const PGLITE_TIMER_MS = 10_000
globalThis.setTimeout = Object.assign((run, ms, ...parameters) => {
  const timer = startTimer(run, ms, ...parameters)
  const mayBePglite = ms > PGLITE_TIMER_MS - 1000 && ms <= PGLITE_TIMER_MS
  if (mayBePglite && new Error().stack.includes('__setitimer_js')) timer.unref()
  return timer
}, startTimer)

/**
 * The gateway for tests, made outside jest's sandbox: the embedded database loads WebAssembly with Node's own
 * imports, which do not work inside. Handed in as `createTestGateway`.
 */
exports.createOuterGateway = async (settings, older) => {
  loading ??= loadTestGateway()
  const { createTestGateway } = await loading
  return createTestGateway(settings, older)
}

/** Bundled, the gateway loads in a fifth of the time; once per process, whatever the number of test files. */
async function loadTestGateway() {
  const file = path.join(BUNDLES, `${WORKER}.cjs`)
  const { outputFiles } = await build({
    entryPoints: [path.join(__dirname, 'test-gateway.ts')],
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
      const source = readFileSync(file, 'utf8')
      const folder = `const __dirname = ${JSON.stringify(path.dirname(file))};`
      return { loader: 'ts', contents: source.includes('__dirname') ? folder + source : source }
    })
  },
}
