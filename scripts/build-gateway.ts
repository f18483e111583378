import path from 'node:path'
import { releaseGateway } from './gateway-release/release-gateway'
import { ROOT } from './run-command'

/**
 * `npm run build:gateway`: the gateway for production. `--embedded`: with the embedded database. `--to <folder>`: there
 * instead of `dist/gateway`.
 */
async function main(args: readonly string[]): Promise<void> {
  const to = args.indexOf('--to')
  const folder = path.resolve(ROOT, (to >= 0 && args[to + 1]) || 'dist/gateway')
  const sizes = await releaseGateway({ folder, isEmbedded: args.includes('--embedded') })
  for (const [name, bytes] of Object.entries(sizes)) console.log(`${name}: ${(bytes / 1e6).toFixed(1)} MB`)
  console.log(`Start it with: node ${path.join(folder, 'bin/server.js')}`)
}

void main(process.argv.slice(2))
