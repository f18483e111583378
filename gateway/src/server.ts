import { FolderInUse } from './database/folder-lock'
import { DEFAULT_CALLS_PER_MINUTE } from './http/limit-calls'
import { startGateway } from './start-gateway'

const DEFAULT_PORT = 8787

const {
  PORT,
  HOST,
  DATABASE_URL,
  DATA_DIR,
  SANDBOX,
  H5_DIR,
  PUBLIC_ORIGIN,
  METRICS_TOKEN,
  LOG_LEVEL,
  RATE_LIMIT,
  TRUSTED_PROXIES,
} = process.env

/** `off`: as many calls as anybody likes, as a measurement needs it. */
function rateLimit(given: string | undefined): number | undefined {
  return given === 'off' ? undefined : Number(given ?? DEFAULT_CALLS_PER_MINUTE)
}

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
    callsPerMinute: rateLimit(RATE_LIMIT),
    trustedProxies: TRUSTED_PROXIES,
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
