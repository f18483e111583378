import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { scrapedPage } from '@test/scraped-page'
import type { TestGateway } from '@test/test-gateway'
import { createShare } from '@/contracts/share/create-share'
import { getShare } from '@/contracts/share/get-share'
import { pathOf } from '@/domain/page-address'
import { DAY_MS } from '../src/clock'
import { users } from '../src/database/schema/people'
import { shares } from '../src/database/schema/shares'
import { tourIdOf, venueIdOf } from '../src/demo/demo-ids'
import { NAMED_SHOWS } from '../src/demo/named-shows'
import { demoOffers } from '../src/demo/offers'
import { DEMO_SHOW_GROUPS } from '../src/demo/show-groups'
import { stableId } from '../src/stable-id'

const PAGE = '<html lang="zh-CN"><head><title>Encore</title></head><body><div id="app"></div></body></html>'
const folder = mkdtempSync(path.join(os.tmpdir(), 'page-addresses-'))
const GROUP = DEMO_SHOW_GROUPS[0].showGroupId
let shop: TestGateway

beforeAll(async () => {
  writeFileSync(path.join(folder, 'index.html'), PAGE)
  shop = await createTestGateway({ h5Dir: folder, publicOrigin: 'https://shop.example' })
})
afterAll(async () => {
  await shop.close()
  rmSync(folder, { recursive: true })
})

const reply = (url: string) => shop.gateway.inject({ url })

async function scraped(url: string) {
  const { body, statusCode } = await reply(url)
  return { statusCode, ...scrapedPage(body) }
}

describe('a redirect', () => {
  const SHOW = `/content/${NAMED_SHOWS.simpleConcert}`

  it.each([
    [`/content/${GROUP}`, `/group-show/${GROUP}`],
    [`${SHOW}/`, SHOW],
    [`${SHOW}/?lang=en`, `${SHOW}?lang=en`],
    [`/content?showId=${NAMED_SHOWS.simpleConcert}&channelId=a%26b`, `${SHOW}?channelId=a%26b`],
    [`/package-show/pages/show-detail/show-detail?cityId=1&showId=${NAMED_SHOWS.simpleConcert}`, `${SHOW}?cityId=1`],
    [`/pages/show-detail/show-detail?showId=${NAMED_SHOWS.simpleConcert}`, SHOW],
    [`/tour-detail?tourId=${tourIdOf('xinghe')}`, `/tour-detail/${tourIdOf('xinghe')}`],
  ])('redirects %s to the canonical address', async (from, to) => {
    const { statusCode, headers } = await reply(from)
    expect([statusCode, headers.location]).toEqual([301, to])
    expect((await reply(to)).statusCode).toBe(200)
  })

  it('omits canonical, unknown and longer addresses', async () => {
    const paths = [
      SHOW,
      `${SHOW}?a=1`,
      '/content/none/',
      `/topic-activity/x/coupon-template/y`,
      pathOf('venue', venueIdOf('sh-grand')),
    ]
    for (const path of paths) expect([path, (await reply(path)).headers.location]).toEqual([path, undefined])
  })
})

describe('a shared link', () => {
  it('names the show without the friend, and stays away from search engines', async () => {
    const as = await shop.signIn()
    const share = await shop.call(createShare, { type: 'SHOW', id: NAMED_SHOWS.simpleConcert }, { as })
    const url = `/package-ticket/pages/share-show-detail/share-show-detail?shareId=${share.data?.shareId}`
    const { document, content, data, statusCode } = await scraped(url)
    expect([statusCode, content('robots'), data]).toEqual([200, 'noindex', []])
    expect(document.title).toContain('林屿')
    expect(content('og:image')).toContain('/static/links/posters/')
    const { data: shared } = await shop.call(getShare, { shareId: share.data?.shareId ?? '' })
    expect(document.head.innerHTML).not.toContain(shared?.sharer.nickname)
    expect((await reply(url.replace(/shareId=.*/, 'shareId=none'))).statusCode).toBe(404)
  })

  it('shows no picture of a show that has become sensitive since', async () => {
    await shop.signIn()
    const [user] = await shop.database.db.select().from(users)
    const row = { id: 'sensitive', userId: user?.id ?? '', type: 'SHOW', createdAt: shop.clock.now() } as const
    await shop.database.db.insert(shares).values({ ...row, reference: NAMED_SHOWS.sensitive })
    const url = '/package-ticket/pages/share-show-detail/share-show-detail?shareId=sensitive'
    const { content, statusCode } = await scraped(url)
    expect([statusCode, content('og:image')]).toEqual([200, null])
  })
})

it('keeps one address of a topic for search engines', async () => {
  const { topicId, title } = demoOffers().activity
  const topic = await scraped(`/topic-activity/${topicId}`)
  expect(topic.document.title).toContain(title['zh-CN'])
  expect(topic.content('robots')).toBeNull()
  expect((await scraped('/topic-activity/any')).content('robots')).toBe('noindex')
})

it('answers 410 for a package that is over (D-33)', async () => {
  const url = pathOf('package', stableId('package:nights'))
  shop.clock.advance(200 * DAY_MS)
  const { statusCode, document, content } = await scraped(url)
  expect([statusCode, content('robots')]).toEqual([410, 'noindex'])
  expect(document.querySelector('#app')).not.toBeNull()
  expect((await reply(url.replace(/promotionId=.*/, 'promotionId=none'))).statusCode).toBe(404)
})
