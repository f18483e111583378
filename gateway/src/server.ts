import { FolderInUse } from './database/folder-lock'
import { startGateway } from './start-gateway'

const DEFAULT_PORT = 8787

const { PORT, HOST, DATABASE_URL, DATA_DIR, SANDBOX, H5_DIR, PUBLIC_ORIGIN, METRICS_TOKEN, LOG_LEVEL } = process.env

async function main(): Promise<void> {
  const running = await startGateway({
    port: Number(PORT ?? DEFAULT_PORT),
    host: HOST,
    sandbox: SANDBOX === '1',
    databaseUrl: DATABASE_URL,
    dataDir: DATA_DIR ?? '.data/gateway',
    h5Dir: H5_DIR,
    publicOrigin: PUBLIC_ORIGIN,
    metricsToken: METRICS_TOKEN,
    logLevel: LOG_LEVEL,
  })
  console.log(`The gateway listens at http://localhost:${running.port} (${running.engine})`)
  const stop = () => void running.close().then(() => process.exit(0))
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
}

main().catch((error) => {
  console.error(error instanceof FolderInUse ? error.message : error)
  process.exit(1)
})
