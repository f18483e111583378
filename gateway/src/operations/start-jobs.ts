import type { ShiftedClock } from '../clock'
import type { Database } from '../database/connect'
import type { Providers } from '../providers/providers'
import { nextDueAt } from '../services/jobs/next-due'
import { removeExpired } from '../services/jobs/remove-expired'
import { runJob, TRADE_JOBS } from '../services/jobs/run-jobs'
import type { Shop } from '../shop/shop'
import { JobPace } from './job-pace'
import type { Log } from './log'

interface JobParts {
  db: Database
  clock: ShiftedClock
  shop: Shop
  providers: Providers
  log: Log
}

interface Job {
  name: string
  everyMs: number
  run(parts: JobParts): Promise<void>
}

/** Ended rows only take space. */
const REMOVE_EVERY_MS = 60_000

/** Jobs at a steady pace. Any number of processes may run them at once. */
const JOBS: readonly Job[] = [
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
      await shop.catalogue.buildSearch()
    },
  },
]

/** The jobs that run. */
export interface RunningJobs {
  /** Something was changed: the trade jobs run within a second. */
  wake(): void
  stop(): void
}

/** Starts the jobs; none begins again before it has ended. The trade jobs rest while nothing changes and nothing is due. */
export function startJobs(parts: JobParts): RunningJobs {
  const { db, clock, shop, providers } = parts
  const pace = new JobPace(
    () => clock.now(),
    async () => {
      for (const job of TRADE_JOBS)
        await attempt(parts, job.name, () => runJob(job, { db, clock, providers }, shop.catalogue))
    },
    () => nextDueAt(db, providers).catch(() => null),
  )
  const refresh: Job = {
    name: 'refresh shop',
    everyMs: 1_000,
    async run() {
      await shop.refresh()
      // Another process has moved the clock.
      if (clock.shiftTo(shop.clockOffset)) pace.wake()
      await shop.roll(clock.now())
    },
  }
  const timers = [...JOBS, refresh].map((job) => steadily(parts, job))
  pace.start()
  return {
    wake: () => pace.wake(),
    stop() {
      pace.stop()
      for (const timer of timers) clearInterval(timer)
    },
  }
}

function steadily(parts: JobParts, job: Job): ReturnType<typeof setInterval> {
  let isRunning = false
  return setInterval(async () => {
    if (isRunning) return
    isRunning = true
    await attempt(parts, job.name, () => job.run(parts))
    isRunning = false
  }, job.everyMs)
}

async function attempt({ log }: JobParts, job: string, run: () => Promise<void>): Promise<void> {
  await run().catch((error) => log.error({ err: error, job }, 'job failed'))
}
