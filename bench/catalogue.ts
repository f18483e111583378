import { Catalogue } from '../gateway/src/catalogue/catalogue'
import { findShows, similarShows } from '../gateway/src/catalogue/find-shows'
import { showDays } from '../gateway/src/catalogue/show-days'
import { createDemoCatalogue } from '../gateway/src/demo/demo-catalogue'
import type { DemoCatalogue, DemoShow } from '../gateway/src/demo/demo-types'
import { presentLayout } from '../gateway/src/presenters/layouts/layouts'

/** Epoch ms: the day of the shop. */
const OPENING = Date.UTC(2026, 4, 1)
const SIZES = [300, 30_000]
const ROUNDS = 40
const SHANGHAI = 'BL1106'
const TYPED = ['林屿', '上海演唱会', '星河人梦', 'ly', 'linyu', 'hamlt', '演唱会']
const BUDGET = { ms: 10, megabytes: 120 }

/** The demo's shows over and over; each has ids, a name, sessions and seat plans of its own. */
function demoOf(size: number): DemoCatalogue {
  const demo = createDemoCatalogue(OPENING)
  return { ...demo, shows: Array.from({ length: size }, (_, at) => copyOf(demo.shows, at)) }
}

function copyOf(shows: readonly DemoShow[], at: number): DemoShow {
  const show = shows[at % shows.length]
  if (!show) throw new Error('the demo has no shows')
  if (at < shows.length) return show
  const round = Math.floor(at / shows.length)
  const own = String.fromCodePoint(0x4e00 + ((at * 7919) % 20_000), 0x4e00 + ((at * 104_729) % 20_000))
  return {
    ...show,
    showId: `${show.showId}${round}`,
    name: { ...show.name, 'zh-CN': `${show.name['zh-CN']} ${own}` },
    hotWeight: show.hotWeight - at,
    sessions: show.sessions.map((session) => ({
      ...session,
      sessionId: `${session.sessionId}${round}`,
      seatPlans: session.seatPlans.map((plan) => ({ ...plan, seatPlanId: `${plan.seatPlanId}${round}` })),
    })),
  }
}

/** Processor time of one run, ms. */
function cost(run: (round: number) => unknown): number {
  for (let round = 0; round < ROUNDS; round += 1) run(round)
  const before = process.cpuUsage()
  for (let round = 0; round < ROUNDS; round += 1) run(round)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / ROUNDS
}

function megabytes(): number {
  globalThis.gc?.()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return (heapUsed + arrayBuffers) / 2 ** 20
}

async function measured(size: number): Promise<Record<string, number>> {
  const before = megabytes()
  const catalogue = new Catalogue(OPENING, demoOf(size))
  const startedAt = performance.now()
  const search = await catalogue.search()
  const indexMs = performance.now() - startedAt
  const memory = megabytes() - before
  const [show] = catalogue.demo.shows
  if (!show) throw new Error('no shows')
  const viewer = { catalogue, locale: 'zh-CN', origin: 'http://localhost', now: OPENING, cityId: SHANGHAI } as const
  const list = (filter: Parameters<typeof findShows>[1]) => cost(() => findShows(catalogue, filter, OPENING))
  return {
    memory,
    'index, ms': indexMs,
    list: list({}),
    'list of a city': list({ cityId: SHANGHAI, backendCategoryCode: 'YanChangHui' }),
    'list by price': list({ sortType: 'PRICE_ASC' }),
    'list by distance': list({ sortType: 'DISTANCE', lat: 30.57, lng: 104.06 }),
    'list of days': list({ startDate: '2026-05-10', endDate: '2026-05-20' }),
    search: cost((round) => {
      const typed = TYPED[round % TYPED.length] ?? ''
      findShows(catalogue, {}, OPENING, search.findShows(typed))
    }),
    similar: cost(() => similarShows(catalogue, show, OPENING)),
    calendar: cost(() => showDays(catalogue, { month: '2026-05' }, OPENING)),
    home: cost(() => presentLayout('HOME', { ...viewer, merchant: 'showcase', user: null })),
  }
}

/** `npm run bench:catalogue`: memory, MB, and processor time, ms, of a small catalogue and one a hundred times as large. */
async function main(): Promise<void> {
  const [small = {}, large = {}] = [await measured(SIZES[0] ?? 0), await measured(SIZES[1] ?? 0)]
  const rows = Object.keys(small).map((what) => [what, small[what] ?? 0, large[what] ?? 0] as const)
  for (const [what, few, many] of rows)
    console.log(what.padEnd(18), few.toFixed(2).padStart(10), many.toFixed(2).padStart(10))
  const slow = rows.filter(([what, , many]) => /^(list|search)/.test(what) && many > BUDGET.ms)
  const memory = (large.memory ?? 0) - (small.memory ?? 0)
  if (slow.length > 0) throw new Error(`over ${BUDGET.ms} ms: ${slow.map(([what]) => what).join(', ')}`)
  if (memory > BUDGET.megabytes) throw new Error(`${memory.toFixed(0)} MB more, not ${BUDGET.megabytes}`)
}

main().catch((error) => {
  console.error(error)
  process.exit(1)
})
