import type { ShiftedClock } from '../clock'
import type { Database } from '../database/connect'
import { runJob, TRADE_JOBS } from '../services/jobs/run-jobs'
import { removeExpired } from '../services/remove-expired'
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

/** Orders and payments are looked at this often; readers go by the clock anyway. */
const TRADE_EVERY_MS = 1_000

/** Nobody reads what is over; it only takes room. */
const REMOVE_EVERY_MS = 60_000

/** What a gateway does without being asked. Any number of processes may do it at once. */
const JOBS: readonly Job[] = [
  ...TRADE_JOBS.map((job) => ({
    name: job.name,
    everyMs: TRADE_EVERY_MS,
    run: ({ db, clock, shop }: JobParts) => runJob(job, { db, clock }, shop.catalogue),
  })),
  {
    name: 'remove expired',
    everyMs: REMOVE_EVERY_MS,
    async run({ db, clock }) {
      while ((await removeExpired({ db, clock })) > 0);
    },
  },
  {
    name: 'index catalogue',
    everyMs: 1_000,
    async run({ shop }) {
      await shop.catalogue.search()
    },
  },
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
