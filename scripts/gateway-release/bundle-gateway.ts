import { readFileSync } from 'node:fs'
import path from 'node:path'
import { build, type Plugin } from 'esbuild'
import { ROOT } from '../run-command'

const GATEWAY = path.join(ROOT, 'gateway')
/** Constant of the bundle: the folder of the release. */
const RELEASE_FOLDER = '__releaseFolder'

/**
 * Bundles the server and the command of the office, `bin/server.js` and `bin/office.js` of the folder, with source maps.
 * `external` stay packages.
 */
export async function bundleGateway(folder: string, external: readonly string[]): Promise<void> {
  await build({
    entryPoints: {
      server: path.join(GATEWAY, 'src/server.ts'),
      office: path.join(GATEWAY, 'src/office-command.ts'),
    },
    outdir: path.join(folder, 'bin'),
    bundle: true,
    platform: 'node',
    target: 'node20',
    minifySyntax: true,
    minifyWhitespace: true,
    sourcemap: 'linked',
    sourcesContent: false,
    legalComments: 'linked',
    tsconfig: path.join(ROOT, 'tsconfig.json'),
    define: { 'process.env.NODE_ENV': '"production"' },
    banner: { js: `const ${RELEASE_FOLDER} = require('node:path').resolve(__dirname, '..');` },
    external: [...external, 'pg-native'],
    plugins: [foldersOfRelease],
    logLevel: 'warning',
  })
}

/** Modules that read files find them in the release, which is laid out as `gateway` is, with `merchant.json` in it. */
const foldersOfRelease: Plugin = {
  name: 'folders-of-release',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, ({ path: file }) => {
      const source = readFileSync(file, 'utf8')
      if (file.includes('node_modules') || !source.includes('__dirname')) return { loader: 'ts', contents: source }
      const base = file.startsWith(GATEWAY + path.sep) ? GATEWAY : ROOT
      const place = JSON.stringify(path.relative(base, path.dirname(file)))
      const line = `const __dirname = require('node:path').join(${RELEASE_FOLDER}, ${place});`
      return { loader: 'ts', contents: line + source }
    })
  },
}
