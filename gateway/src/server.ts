import { readSettings, SettingFaults } from '../../config/settings/read-settings'
import { FolderInUse } from './database/folder-lock'
import { startGateway } from './start-gateway'
import { startOptions } from './start-options'

async function main(): Promise<void> {
  const running = await startGateway(startOptions(readSettings(process.env)))
  console.log(`The gateway listens at http://localhost:${running.port} (${running.engine})`)
  const stop = () => void running.close().then(() => process.exit(0))
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
}

main().catch((error) => {
  console.error(error instanceof FolderInUse || error instanceof SettingFaults ? error.message : error)
  process.exit(1)
})
