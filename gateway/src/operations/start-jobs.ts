import type { ShiftedClock } from '../clock'
import type { Database } from '../database/connect'
import { expireOrders } from '../services/end-orders'
import type { Shop } from '../shop/shop'
import type { Log } from './log'

interface JobParts {
  db: Database
  clock: ShiftedClock
  shop: Shop
  log: Log
}

interface Job {
  name: string
  everyMs: number
  run(parts: JobParts): Promise<void>
}

/** What a gateway does without being asked. Any number of processes may do it at once. */
const JOBS: readonly Job[] = [
  { name: 'expire orders', everyMs: 30_000, run: ({ db, clock }) => expireOrders(db, clock) },
  {
    name: 'refresh shop',
    everyMs: 1_000,
    async run({ shop, clock }) {
      await shop.refresh()
      clock.shiftTo(shop.clockOffset)
    },
  },
]

/** Starts the jobs; none begins again before it has ended. The answer stops them. */
export function startJobs(parts: JobParts): () => void {
  const timers = JOBS.map((job) => {
    let isRunning = false
    return setInterval(async () => {
      if (isRunning) return
      isRunning = true
      await job.run(parts).catch((error) => parts.log.error({ err: error, job: job.name }, 'job failed'))
      isRunning = false
    }, job.everyMs)
  })
  return () => {
    for (const timer of timers) clearInterval(timer)
  }
}
