import { Person } from '@test/other-users/person'
import { ownDocuments, PUBLISH_TOKEN, publishTo } from '@test/own-content'
import { OPENING, type TestGateway } from '@test/test-gateway'
import { getLayout } from '@/contracts/layout/get-layout'
import { listPrimeCards } from '@/contracts/member/list-prime-cards'
import { listSeatPlansStatic } from '@/contracts/session/list-seat-plans-static'
import { listSessionsStatic } from '@/contracts/session/list-sessions-static'
import { getShowStatic } from '@/contracts/show/get-show-static'
import { searchShows } from '@/contracts/show/search-shows'
import { getVoucher } from '@/contracts/voucher/get-voucher'
import { showIdOf } from '../src/content/compile-show'

const SHOW = showIdOf('first-show')
const ENGLISH = { headers: { locale: 'en' } }

let shop: TestGateway
beforeAll(async () => {
  shop = await createTestGateway({ publishToken: PUBLISH_TOKEN })
  expect(await publishTo(shop, ownDocuments(OPENING), 0)).toMatchObject({ statusCode: 200, revision: 1 })
})
afterAll(() => shop.close())

describe('a published shop', () => {
  it('shows its home page with nothing of the demo', async () => {
    const { data } = await shop.call(getLayout, { page: 'HOME' }, ENGLISH)
    const types = data?.components.map(({ componentType }) => componentType)
    expect(types).toContain('SHOW_SLIDE')
    expect(types).not.toContain('PAID_MEMBER')
    expect(JSON.stringify(data)).toContain('The First Show')
    expect(JSON.stringify(data)).not.toMatch(/Encore Prime|Lin Yu/)
  })

  it('describes its show with sessions and prices', async () => {
    const { data: show } = await shop.call(getShowStatic, { showId: SHOW }, ENGLISH)
    expect(JSON.stringify(show)).toContain('My Stage')
    const { data: sessions } = await shop.call(listSessionsStatic, { showId: SHOW }, ENGLISH)
    expect(sessions?.sessions).toHaveLength(2)
    const bizShowSessionId = sessions?.sessions[0]?.bizShowSessionId ?? ''
    const { data: plans } = await shop.call(listSeatPlansStatic, { showId: SHOW, bizShowSessionId }, ENGLISH)
    expect(plans?.seatPlans.map(({ seatPlanName, priceInfo }) => [seatPlanName, priceInfo.yuanNum])).toEqual([
      ['Stalls', '380'],
      ['Circle', '220'],
    ])
  })

  it.each([
    ['Simplified Chinese', '首场演出', 'zh-CN'],
    ['English', 'First Show', 'en'],
  ])('finds its show by its name in %s', async (_language, keyword, locale) => {
    const { data } = await shop.call(
      searchShows,
      { keyword, pageType: 'SEARCH_PAGE' as const, offset: 0, length: 10 },
      { headers: { locale } },
    )
    expect(data?.list.map(({ showId }) => showId)).toEqual([SHOW])
  })

  it('sells a ticket through the cashier of the sandbox', async () => {
    const buyer = await Person.join(shop)
    const voucherId = await buyer.voucherOf(await buyer.paid(SHOW))
    const { data } = await shop.call(getVoucher, { id: voucherId }, { as: buyer.as, ...ENGLISH })
    expect(JSON.stringify(data)).toContain('The First Show')
  })

  it('sells no membership when it has none', async () => {
    expect((await shop.call(listPrimeCards, {})).data).toEqual([])
  })
})

describe('publishing over the network', () => {
  it.each([
    ['another token', 'Bearer another-token-of-tests-32-characters'],
    ['no token', ''],
  ])('refuses %s', async (_name, authorization) => {
    const reply = await shop.gateway.inject({ url: '/content/documents', headers: { authorization } })
    expect(reply.statusCode).toBe(403)
  })

  it('refuses content that was made from an older revision', async () => {
    expect(await publishTo(shop, ownDocuments(OPENING), 0)).toMatchObject({
      statusCode: 409,
      error: expect.stringContaining('revision 1'),
    })
  })

  it('names the faults of documents and publishes nothing', async () => {
    const documents = ownDocuments(OPENING).filter(({ kind }) => kind !== 'cities')
    const reply = await publishTo(shop, documents, 1)
    expect(reply).toMatchObject({ statusCode: 422, faults: [{ kind: 'venues', id: 'my-stage', path: ['city'] }] })
    expect((await shop.call(getShowStatic, { showId: SHOW })).statusCode).toBe(200)
  })

  it('answers 404 without a token in the settings', async () => {
    const headers = { authorization: `Bearer ${PUBLISH_TOKEN}` }
    const other = await createTestGateway()
    expect((await other.gateway.inject({ url: '/content/documents', headers })).statusCode).toBe(404)
    await other.close()
  })
})
