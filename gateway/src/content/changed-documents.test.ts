import { manyShows } from '@test/many-shows'
import { PUBLISH_TOKEN, publishTo } from '@test/own-content'
import { OPENING, type TestGateway } from '@test/test-gateway'
import { getShowStatic } from '@/contracts/show/get-show-static'
import { searchShows } from '@/contracts/show/search-shows'
import { showIdOf } from './compile-show'
import type { ShopDocumentOf } from './documents/document-kinds'
import { PublishedContent } from './published-content'

const DOCUMENTS = manyShows({ shows: 60, venues: 6 }, OPENING)
/** Shows of the venue that changes. */
const AT_VENUE = DOCUMENTS.filter(({ kind, body }) => kind === 'shows' && body.venue === 'venue-3').length

function edited(id: string, change: (body: object) => object): ShopDocumentOf[] {
  return DOCUMENTS.map((document) =>
    document.id === id ? ({ ...document, body: change(document.body) } as ShopDocumentOf) : document,
  )
}

const renamed = (id: string, name: string) =>
  edited(id, (body) => ({ ...body, name: { 'zh-CN': name, 'en-US': 'Renamed' } }))

describe('a process after a change', () => {
  let shop: TestGateway
  let process: PublishedContent
  beforeAll(async () => {
    shop = await createTestGateway({ publishToken: PUBLISH_TOKEN })
    expect(await publishTo(shop, DOCUMENTS, 0)).toMatchObject({ statusCode: 200 })
    process = new PublishedContent(shop.database.db)
    await process.refresh(0)
  })
  afterAll(() => shop.close())
  let revision = 1

  /** Number of documents that a process compiles for the next revision. */
  async function countAfter(documents: readonly ShopDocumentOf[]): Promise<number> {
    expect(await publishTo(shop, documents, revision)).toMatchObject({ statusCode: 200 })
    revision += 1
    const before = process.compilations
    await process.refresh(0)
    expect(process.revision).toBe(revision)
    return process.compilations - before
  }

  const nameOf = (at: number) => process.catalogue?.findShow(showIdOf(`show-${at}`))?.name['zh-CN']

  it('compiles one show', async () => {
    expect(await countAfter(renamed('show-7', '另一个名字'))).toBe(1)
    expect(nameOf(7)).toBe('另一个名字')
    expect(nameOf(8)).toMatch(/之夜8$/)
  })

  it('compiles a venue with its shows', async () => {
    expect(await countAfter(renamed('venue-3', '新剧场'))).toBe(1 + AT_VENUE + 1)
    const show = process.catalogue?.findShow(showIdOf('show-9'))
    expect(show && process.catalogue?.venueOf(show).name['zh-CN']).toBe('新剧场')
  })

  it('compiles everything in the time zone of the shop', async () => {
    const zoned = edited('shop', () => ({ timeZone: 'America/New_York' }))
    const shows = DOCUMENTS.filter(({ kind }) => kind === 'shows').length
    const venues = DOCUMENTS.filter(({ kind }) => kind === 'venues').length
    expect(await countAfter(zoned)).toBe(1 + venues + shows)
    expect(process.catalogue?.findShow(showIdOf('show-9'))?.utcOffset).toBe(-300)
  })

  it('keeps sessions of a removed show unknown and those of others known', async () => {
    const sessionOf = (at: number) =>
      process.catalogue?.content.shows.find(({ key }) => key === `show-${at}`)?.sessions[0]
    const [gone, stays] = [sessionOf(11), sessionOf(12)]
    expect(await countAfter(DOCUMENTS.filter(({ id }) => id !== 'show-11'))).toBeGreaterThan(0)
    expect(process.catalogue?.findSession(gone?.sessionId ?? '')).toBeNull()
    expect(process.catalogue?.findSession(stays?.sessionId ?? '')?.show.key).toBe('show-12')
    expect(process.catalogue?.findSeatPlan(stays?.seatPlans[0]?.seatPlanId ?? '')?.show.key).toBe('show-12')
  })

  it('leaves the search working while its index is built again', async () => {
    const found = async (keyword: string) => {
      const input = { keyword, pageType: 'SEARCH_PAGE' as const, offset: 0, length: 20 }
      return (await shop.call(searchShows, input)).data?.list.map(({ showId }) => showId)
    }
    expect(await publishTo(shop, DOCUMENTS, revision)).toMatchObject({ statusCode: 200 })
    const name = (await shop.call(getShowStatic, { showId: showIdOf('show-20') })).data?.basicInfo.showName ?? ''
    expect((await found(name))?.[0]).toBe(showIdOf('show-20'))
    revision += 1
    // One less before it: every other show has another place.
    expect(
      await publishTo(
        shop,
        DOCUMENTS.filter(({ id }) => id !== 'show-0'),
        revision,
      ),
    ).toMatchObject({ statusCode: 200 })
    expect((await found(name))?.[0]).toBe(showIdOf('show-20'))
    expect(await found('之夜0')).not.toContain(showIdOf('show-0'))
  })
})
