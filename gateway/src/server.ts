import { readSettings, SettingFaults } from '../../config/settings/read-settings'
import { FolderInUse } from './database/folder-lock'
import { ProviderFaults } from './providers/providers'
import { SandboxExposed } from './sandbox-place'
import { startGateway } from './start-gateway'
import { startOptions } from './start-options'

async function main(): Promise<void> {
  const running = await startGateway(startOptions(readSettings(process.env)))
  console.log(`The gateway listens at http://localhost:${running.port} (${running.engine})`)
  for (const feature of running.missing) console.log(`- ${feature}`)
  const stop = () => void running.close().then(() => process.exit(0))
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
}

main().catch((error) => {
  const isPlain = [FolderInUse, ProviderFaults, SettingFaults, SandboxExposed].some((known) => error instanceof known)
  console.error(isPlain || error.code === 'EADDRINUSE' ? error.message : error)
  process.exit(1)
})
