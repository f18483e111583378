import type { TestGateway } from '@test/test-gateway'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { allowMessages } from '@/contracts/message/allow-messages'
import { getShowDynamic } from '@/contracts/show/get-show-dynamic'
import { querySubscriptions } from '@/contracts/show/query-subscriptions'
import { type SetReminderInput, setReminder } from '@/contracts/show/set-reminder'
import { subscribeShow } from '@/contracts/show/subscribe-show'
import { outbox } from '../src/database/schema/shop'
import { NAMED_SHOWS } from '../src/demo/named-shows'
import { templateOf } from '../src/services/messages'
import { sendReminders } from '../src/services/sale-reminders'

const showId = NAMED_SHOWS.preSale
const PHONE = '13900139071'
const MINUTE = 60_000

describe('reminders of a sale (CAT-078, CAT-079, CAT-080)', () => {
  let shop: TestGateway
  let as: string

  beforeEach(async () => {
    shop = await createTestGateway()
    as = await shop.signIn(PHONE)
  })
  afterEach(() => shop.close())

  const subscribe = async () => {
    const wanted = { showId, remindType: 'SALE', subscribeTargetType: 'SHOW' } as const
    return (await shop.call(subscribeShow, wanted, { as })).data
  }
  const set = (settings: Partial<SetReminderInput>, src = 'M_WEB') =>
    shop.call(
      setReminder,
      { showId, remindNotifyAheadOfMinutes: 30, method: 'SMS', enabled: true, ...settings },
      { as, src },
    )
  const runJobs = () => shop.gateway.inject({ method: 'POST', url: '/sandbox/api/jobs', payload: {} })
  const state = async (src = 'M_WEB') => {
    const target = { targetId: showId, targetType: 'SHOW', remindType: 'SALE' } as const
    return (await shop.call(querySubscriptions, { targets: [target] }, { as, src })).data?.[0]
  }
  const untilSale = async (ofShow: string = showId) => {
    const { data } = await shop.call(getShowDynamic, { showId: ofShow })
    return (data?.saleTime ?? 0) - shop.clock.now()
  }
  const sent = async () => {
    const messages = await shop.database.db.select().from(outbox)
    return messages.filter(({ content }) => content.includes('开售')).map(({ recipient }) => recipient)
  }

  it('come half an hour before it where nobody chose otherwise, and say so (CAT-116)', async () => {
    expect(await subscribe()).toEqual({ subscribed: true, tips: '将在开售前 30 分钟提醒您' })
    expect(await state()).toMatchObject({
      subscribed: true,
      remindNotifyAheadOfMinutes: 30,
      method: 'SMS',
      aheadOfMinutesOptions: [10, 30, 60],
    })
    shop.clock.advance((await untilSale()) - 30 * MINUTE - 1)
    await runJobs()
    expect(await sent()).toEqual([])
    shop.clock.advance(1)
    await runJobs()
    await runJobs()
    expect(await sent()).toEqual([PHONE])
  })

  it('come when and how the user chose', async () => {
    expect((await set({ remindNotifyAheadOfMinutes: 60 })).data).toEqual({ enabled: true })
    expect(await state()).toMatchObject({ subscribed: true, remindNotifyAheadOfMinutes: 60 })
    shop.clock.advance((await untilSale()) - 60 * MINUTE)
    await runJobs()
    expect(await sent()).toEqual([PHONE])
  })

  it('come from the vendor as often as the user has allowed it, and else by SMS', async () => {
    const templateIds = [templateOf('WEIXIN_MINI', 'SHOW_REMIND')]
    for (const isAllowed of [true, false]) {
      as = await shop.signIn(PHONE)
      if (isAllowed) await shop.call(allowMessages, { openId: 'open-1', templateIds }, { as, src: 'WEIXIN_MINI' })
      expect((await set({ method: 'WECHAT' }, 'WEIXIN_MINI')).data).toEqual({ enabled: true })
      expect(await state('WEIXIN_MINI')).toMatchObject({ method: 'WECHAT' })
      if (isAllowed) shop.clock.advance((await untilSale()) - 30 * MINUTE)
      await runJobs()
    }
    expect(await sent()).toEqual(['open-1', PHONE])
  })

  it('are sent once by two gateways, whatever was allowed meanwhile: one by the vendor, the other by SMS', async () => {
    const templateIds = [templateOf('WEIXIN_MINI', 'SHOW_REMIND')]
    await shop.call(allowMessages, { openId: 'open-1', templateIds }, { as, src: 'WEIXIN_MINI' })
    for (const wanted of [showId, NAMED_SHOWS.hot]) await set({ showId: wanted, method: 'WECHAT' }, 'WEIXIN_MINI')
    shop.clock.advance(Math.max(await untilSale(), await untilSale(NAMED_SHOWS.hot)))
    await Promise.all([runJobs(), runJobs()])
    expect((await sent()).sort()).toEqual([PHONE, 'open-1'])
  })

  it('are sent later where they could not be sent', async () => {
    await subscribe()
    shop.clock.advance((await untilSale()) - 30 * MINUTE)
    const { db } = shop.database
    const now = jest.fn<number, []>().mockReturnValueOnce(shop.clock.now())
    now.mockImplementation(() => {
      throw new Error('the gateway dies')
    })
    await expect(sendReminders({ db, clock: { now } })).rejects.toThrow('the gateway dies')
    expect(await sent()).toEqual([])
    await runJobs()
    expect(await sent()).toEqual([PHONE])
  })

  it('are by SMS on a terminal of another vendor than the one that was chosen', async () => {
    await set({ method: 'WECHAT' }, 'WEIXIN_MINI')
    expect(await state('ALIPAY_MINI')).toMatchObject({ method: 'SMS' })
    expect((await state('ALIPAY_MINI'))?.methodOptions.map(({ method }) => method)).toEqual(['ALIPAY', 'SMS'])
  })

  it('come no longer to who has called them off, be it in the settings or by asking again', async () => {
    await subscribe()
    expect((await set({ enabled: false })).data).toEqual({ enabled: false })
    expect(await state()).toMatchObject({ subscribed: false })
    await subscribe()
    expect((await subscribe())?.subscribed).toBe(false)
    shop.clock.advance(await untilSale())
    await runJobs()
    expect(await sent()).toEqual([])
  })

  it('are refused at another time than those that are offered, and by a vendor of another terminal', async () => {
    for (const wrong of [{ remindNotifyAheadOfMinutes: 45 }, { method: 'ALIPAY' } as const]) {
      expect((await set(wrong)).statusCode).toBe(BUSINESS_ERROR.badInput)
    }
    expect(await state()).toMatchObject({ subscribed: false })
  })
})
