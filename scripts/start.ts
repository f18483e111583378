import { existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { merchantFilePath } from '../config/settings/merchant-file'
import { readSettings, SettingFaults } from '../config/settings/read-settings'
import { FolderInUse } from '../gateway/src/database/folder-lock'
import { startOptions } from '../gateway/src/start-options'
import { buildTarget } from './build'
import { ROOT } from './run-command'
import { refreshSchemas } from './schemas/fresh-schemas'
import type { OpenedFolder } from './shop/open-folder'

const PROGRESS_EVERY_MS = 15_000

/**
 * `npm start`: a shop ready to sell. `--port 9000`, or PORT, sets another port; `--shop FOLDER` sells what the folder
 * of a shop offers, in place of the demo.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { port: { type: 'string' }, shop: { type: 'string' } } })
  await Promise.all([buildIfStale(), refreshSchemas()])
  const own = values.shop === undefined ? null : await openOwnShop(values.shop)
  console.log('Starting the sandbox gateway …')
  // Reads the schemas when it loads.
  const { startGateway } = await import('../gateway/src/start-gateway')
  const settings = readSettings({ LOG_LEVEL: 'warn', ...own?.environment, ...process.env })
  const port = values.port === undefined ? settings.PORT : Number(values.port)
  const running = await startGateway({
    ...startOptions(settings),
    port,
    sandbox: true,
    // The address of this machine, regardless of the shop's.
    publicOrigin: undefined,
    dataDir: own?.dataDir ?? path.join(ROOT, '.data/gateway'),
    h5Dir: path.join(ROOT, 'dist/h5'),
  })
  const address = `http://localhost:${running.port}`
  if (running.port !== port) console.log(`Port ${port} is taken; this is ${running.port}.`)
  console.log(`Encore is open at ${address}`)
  console.log(`Login codes, shop time and orders: ${address}/sandbox`)
  const stop = () => void running.close().then(() => process.exit(0))
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
}

async function openOwnShop(folder: string): Promise<OpenedFolder> {
  // Reads the schemas when it loads.
  const { openFolder } = await import('./shop/open-folder')
  return (await openFolder(folder)) ?? process.exit(1)
}

async function buildIfStale(): Promise<void> {
  if (!isBuildStale()) return
  console.log('Building the H5 app, which takes one to two minutes. It is built again only when its sources change.')
  const startedAt = Date.now()
  const progress = setInterval(() => {
    console.log(`  still building, ${Math.round((Date.now() - startedAt) / 1000)} s`)
  }, PROGRESS_EVERY_MS)
  const { isOk, output, seconds } = await buildTarget('h5')
  clearInterval(progress)
  if (!isOk) {
    console.error(`${output}\nThe build failed: see above.`)
    process.exit(1)
  }
  console.log(`Built in ${seconds} s`)
}

/** True if a source is newer than the build. */
function isBuildStale(): boolean {
  const built = path.join(ROOT, 'dist/h5/index.html')
  if (!existsSync(built)) return true
  const at = statSync(built).mtimeMs
  const sources = ['src', 'config', 'package-lock.json', 'babel.config.js'].map((source) => path.join(ROOT, source))
  const merchantFile = merchantFilePath(process.env) ?? []
  return [...sources, merchantFile].flat().some((source) => existsSync(source) && youngest(source) > at)
}

function youngest(file: string): number {
  const stat = statSync(file)
  if (!stat.isDirectory()) return stat.mtimeMs
  return Math.max(stat.mtimeMs, ...readdirSync(file).map((name) => youngest(path.join(file, name))))
}

main().catch((error) => {
  console.error(error instanceof FolderInUse || error instanceof SettingFaults ? error.message : error)
  process.exit(1)
})
