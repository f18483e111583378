import { Catalogue } from '../gateway/src/catalogue/catalogue'
import type { ShopContent } from '../gateway/src/catalogue/entities/shop-content'
import type { Show } from '../gateway/src/catalogue/entities/show'
import { findMatching, findShows, similarShows } from '../gateway/src/catalogue/find-shows'
import { ShowPacker } from '../gateway/src/catalogue/packed-sessions'
import { showDays } from '../gateway/src/catalogue/show-days'
import { createDemoCatalogue } from '../gateway/src/demo/demo-catalogue'
import { presentLayout } from '../gateway/src/presenters/layouts/layouts'
import { presentPage } from '../gateway/src/presenters/page'
import { presentShowCard } from '../gateway/src/presenters/show-card'

/** Epoch ms: the day of the shop. */
const OPENING = Date.UTC(2026, 4, 1)
const SIZES = [300, 30_000]
const ROUNDS = 70
const SHANGHAI = 'BL1106'
const TYPED = ['林屿', '上海演唱会', '星河人梦', 'ly', 'linyu', 'hamlt', '演唱会']
/** Maximum cost of lists and searches, and its growth over few shows; home page; memory. */
const BUDGET = { ms: 10, growth: 3, homeMs: 3, megabytes: 120 }
const PAGE = { offset: 0, length: 20 }

/** Repeats the demo's shows; each has its own ids, name, sessions and seat plans. */
function demoOf(size: number): ShopContent {
  const demo = createDemoCatalogue(OPENING)
  const packer = new ShowPacker()
  return { ...demo, shows: Array.from({ length: size }, (_, at) => packer.pack(copyOf(demo.shows, at))) }
}

function copyOf(shows: readonly Show[], at: number): Show {
  const show = shows[at % shows.length]
  if (!show) throw new Error('the demo has no shows')
  if (at < shows.length) return show
  const round = Math.floor(at / shows.length)
  const own = String.fromCodePoint(0x4e00 + ((at * 7919) % 20_000), 0x4e00 + ((at * 104_729) % 20_000))
  return {
    ...show,
    showId: ownId(show.showId, round),
    name: { ...show.name, 'zh-CN': `${show.name['zh-CN']} ${own}` },
    hotWeight: show.hotWeight - at,
    sessions: show.sessions.map((session) => ({
      ...session,
      sessionId: ownId(session.sessionId, round),
      seatPlans: session.seatPlans.map((plan) => ({
        ...plan,
        seatPlanId: ownId(plan.seatPlanId, round),
        comboItems: plan.comboItems.map((item) => ({ ...item, seatPlanId: ownId(item.seatPlanId, round) })),
      })),
    })),
  }
}

/** As long as the demo's ids, and flat: a concatenated string keeps its halves. */
function ownId(id: string, round: number): string {
  return Buffer.from(`${id.slice(0, -3)}${round.toString(16).padStart(3, '0')}`, 'latin1').toString('latin1')
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
  for (let round = 0; round < 3; round += 1) globalThis.gc?.()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return (heapUsed + arrayBuffers) / 2 ** 20
}

async function measured(size: number): Promise<Record<string, number>> {
  const empty = megabytes()
  const demo = demoOf(size)
  const before = megabytes()
  const catalogue = new Catalogue(demo)
  const startedAt = performance.now()
  const search = await catalogue.search()
  const indexMs = performance.now() - startedAt
  const after = megabytes()
  const [show] = catalogue.content.shows
  if (!show) throw new Error('no shows')
  const viewer = { catalogue, locale: 'zh-CN', origin: 'http://localhost', now: OPENING, cityId: SHANGHAI } as const
  const drawn = (found: ReturnType<typeof findShows>, keyword?: string) =>
    presentPage(found, PAGE, (one) => presentShowCard(catalogue, one, viewer, keyword))
  const list = (filter: Parameters<typeof findShows>[1]) => cost(() => drawn(findShows(catalogue, filter, OPENING)))
  return {
    'shows, MB': before - empty,
    'catalogue, MB': after - before,
    'index, ms': indexMs,
    list: list({}),
    'list of a city': list({ cityId: SHANGHAI, backendCategoryCode: 'YanChangHui' }),
    'list by price': list({ sortType: 'PRICE_ASC' }),
    'list by distance': list({ sortType: 'DISTANCE', lat: 30.57, lng: 104.06 }),
    'list of days': list({ startDate: '2026-05-10', endDate: '2026-05-20' }),
    'finding a page': cost(() => findShows(catalogue, {}, OPENING).slice(0, PAGE.length)),
    search: cost((round) => {
      const typed = TYPED[round % TYPED.length] ?? ''
      drawn(findMatching(catalogue, {}, OPENING, search.findShows(typed)), typed)
    }),
    similar: cost(() => drawn(similarShows(catalogue, show, OPENING))),
    calendar: cost(() => showDays(catalogue, { month: '2026-05' }, OPENING, 3)),
    home: cost(() => presentLayout('HOME', { ...viewer, merchant: 'full', shopName: 'Encore', user: null })),
  }
}

/**
 * `npm run bench:catalogue`: memory, MB, and processor time, ms, of a small catalogue and one a hundred times as large,
 * for the first page of each list with its cards.
 */
async function main(): Promise<void> {
  // Search dictionaries are loaded whatever the size.
  await measured(SIZES[0] ?? 0)
  const [small = {}, large = {}] = [await measured(SIZES[0] ?? 0), await measured(SIZES[1] ?? 0)]
  const rows = Object.keys(small).map((what) => [what, small[what] ?? 0, large[what] ?? 0] as const)
  for (const [what, few, many] of rows) {
    console.log(what.padEnd(18), ...[few, many, many / few].map((one) => one.toFixed(3).padStart(10)))
  }
  const isOver = (few: number, many: number) => many > BUDGET.ms || many > few * BUDGET.growth
  const slow = rows.filter(([what, few, many]) => /^(list|search)/.test(what) && isOver(few, many))
  const more = (what: string) => (large[what] ?? 0) - (small[what] ?? 0)
  const memory = more('shows, MB') + more('catalogue, MB')
  if (slow.length > 0) throw new Error(`over budget: ${slow.map(([what]) => what).join(', ')}`)
  if ((large.home ?? 0) > BUDGET.homeMs) throw new Error(`the home page takes more than ${BUDGET.homeMs} ms`)
  if (memory > BUDGET.megabytes) throw new Error(`${memory.toFixed(0)} MB more, not ${BUDGET.megabytes}`)
}

main().catch((error) => {
  console.error(error)
  process.exit(1)
})
