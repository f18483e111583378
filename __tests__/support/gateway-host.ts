import { readSettings } from '../../config/settings/read-settings'
import { type RunningGateway, startGateway } from '../../gateway/src/start-gateway'
import { startOptions } from '../../gateway/src/start-options'

/** The settings of the next gateway; null: none. */
export interface HostRequest {
  settings: NodeJS.ProcessEnv | null
}

let running: RunningGateway | null = null

/** Ends the running gateway, and starts one with these settings, if any; answers its port. */
async function replaceGateway(settings: NodeJS.ProcessEnv | null): Promise<void> {
  await running?.close()
  running = settings && (await startGateway(startOptions(readSettings(settings))))
  process.send?.({ port: running?.port ?? null })
}

process.on('message', ({ settings }: HostRequest) => void replaceGateway(settings))
// The worker of the tests has ended.
process.on('disconnect', () => process.exit())
