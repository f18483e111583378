import { createServer } from 'node:net'
import { ShiftedClock } from './clock'
import { openDatabase } from './database/connect'
import { createGateway } from './gateway'
import { expireOrders } from './services/end-orders'
import { savedClockOffset } from './shop/shop-settings'

/** Unpaid orders are looked at this often, ms; reads look at them anyway. */
const EXPIRY_INTERVAL_MS = 30_000

export interface StartOptions {
  /** The next free port is taken when it is not. */
  port: number
  sandbox: boolean
  databaseUrl?: string
  dataDir?: string
  h5Dir?: string
  publicOrigin?: string
}

export interface RunningGateway {
  port: number
  engine: 'pglite' | 'postgres'
  close(): Promise<void>
}

/** Opens the database, the shop and a port. */
export async function startGateway(options: StartOptions): Promise<RunningGateway> {
  const { sandbox, h5Dir, publicOrigin } = options
  const database = await openDatabase(options)
  const clock = new ShiftedClock(await savedClockOffset(database.db))
  const app = await createGateway({ database, clock, settings: { sandbox, h5Dir, publicOrigin } })
  const port = await freePort(options.port)
  await app.listen({ port, host: '0.0.0.0' })
  const expiry = setInterval(() => void expireOrders(database.db, clock).catch(console.error), EXPIRY_INTERVAL_MS)
  return {
    port,
    engine: database.engine,
    async close() {
      clearInterval(expiry)
      await app.close()
      await database.close()
    },
  }
}

async function freePort(wanted: number): Promise<number> {
  for (let port = wanted; port < wanted + 100; port += 1) {
    if (await isFree(port)) return port
  }
  throw new Error(`no free port from ${wanted} on`)
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '0.0.0.0', () => probe.close(() => resolve(true)))
  })
}
