import type { TestGateway } from '@test/test-gateway'
import { changeConsents } from '@/contracts/account/change-consents'
import { getConsents } from '@/contracts/account/get-consents'
import { getShowDynamic } from '@/contracts/show/get-show-dynamic'
import { subscribeShow } from '@/contracts/show/subscribe-show'
import { outbox } from '../src/database/schema/shop'
import { NAMED_SHOWS } from '../src/demo/named-shows'

const AHEAD_MS = 30 * 60_000
const showId = NAMED_SHOWS.preSale

describe('the agreement of a user', () => {
  let shop: TestGateway
  beforeAll(async () => {
    shop = await createTestGateway()
  })
  afterAll(() => shop.close())

  it('sends sale reminders only to users who allow messages', async () => {
    const [willing, unwilling] = ['13900139075', '13900139076'] as const
    for (const phone of [willing, unwilling]) {
      const as = await shop.signIn(phone)
      expect((await shop.call(getConsents, {}, { as })).data).toEqual({ messages: true })
      await shop.call(subscribeShow, { showId, remindType: 'SALE', subscribeTargetType: 'SHOW' }, { as })
      const messages = phone === willing
      expect((await shop.call(changeConsents, { messages }, { as })).data).toEqual({ messages })
    }
    const { data } = await shop.call(getShowDynamic, { showId })
    shop.clock.advance((data?.saleTime ?? 0) - shop.clock.now() - AHEAD_MS)
    await shop.runJobs()
    const sent = await shop.database.db.select().from(outbox)
    const reminded = sent.filter(({ content }) => content.includes('开售')).map(({ recipient }) => recipient)
    expect(reminded).toEqual([`+86 ${willing}`])
  })
})
