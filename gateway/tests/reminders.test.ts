import { offerOf } from '@test/buyer'
import type { TestGateway } from '@test/test-gateway'
import { eq } from 'drizzle-orm'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { STATUS } from '@/contracts/envelope'
import { allowMessages } from '@/contracts/message/allow-messages'
import { listSeatPlansDynamic } from '@/contracts/session/list-seat-plans-dynamic'
import { registerLack } from '@/contracts/session/register-lack'
import { getShowDynamic } from '@/contracts/show/get-show-dynamic'
import { querySubscriptions } from '@/contracts/show/query-subscriptions'
import { type SetReminderInput, setReminder } from '@/contracts/show/set-reminder'
import { type RemindType, subscribeShow } from '@/contracts/show/subscribe-show'
import { Catalogue } from '../src/catalogue/catalogue'
import type { Show } from '../src/catalogue/entities/show'
import { inventory } from '../src/database/schema/inventory'
import { outbox } from '../src/database/schema/shop'
import { demoCatalogue } from '../src/demo/demo-source'
import { NAMED_SHOWS } from '../src/demo/named-shows'
import { templateOf } from '../src/services/messages/messages'
import { sendReminders } from '../src/services/reminders/send-reminders'

const showId = NAMED_SHOWS.preSale
const PHONE = '13900139071'
const BY_SMS = `+86 ${PHONE}`
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
  const state = async (src = 'M_WEB') => {
    const target = { targetId: showId, targetType: 'SHOW', remindType: 'SALE' } as const
    return (await shop.call(querySubscriptions, { targets: [target] }, { as, src })).data?.[0]
  }
  const templateFor = (terminalSrc: string) =>
    templateOf({ providers: shop.providers, terminalSrc }, 'SHOW_REMIND') ?? ''
  const untilSale = async (ofShow: string = showId) => {
    const { data } = await shop.call(getShowDynamic, { showId: ofShow })
    return (data?.saleTime ?? 0) - shop.clock.now()
  }
  const sent = async () => {
    const messages = await shop.database.db.select().from(outbox)
    return messages.filter(({ content }) => content.includes('开售')).map(({ recipient }) => recipient)
  }

  it('arrive half an hour before it by default (CAT-116)', async () => {
    expect(await subscribe()).toEqual({ subscribed: true, tips: '将在开售前 30 分钟提醒您' })
    expect(await state()).toMatchObject({
      subscribed: true,
      remindNotifyAheadOfMinutes: 30,
      method: 'SMS',
      aheadOfMinutesOptions: [10, 30, 60],
    })
    shop.clock.advance((await untilSale()) - 30 * MINUTE - 1)
    await shop.runJobs()
    expect(await sent()).toEqual([])
    shop.clock.advance(1)
    await shop.runJobs()
    await shop.runJobs()
    expect(await sent()).toEqual([BY_SMS])
  })

  it('belong to a session of the show (CAT-116)', async () => {
    const subscribe = (showSessionId: string) =>
      shop.call(subscribeShow, { showId, remindType: 'SALE', subscribeTargetType: 'SHOW', showSessionId }, { as })
    const { data: sale } = await shop.call(getShowDynamic, { showId })
    const { bizShowSessionId: other } = await offerOf(shop, NAMED_SHOWS.simpleConcert)
    expect((await subscribe(other)).statusCode).toBe(BUSINESS_ERROR.notFound)
    expect(await state()).toMatchObject({ subscribed: false })
    expect((await subscribe(sale?.saleShowSessionId ?? '')).data).toMatchObject({ subscribed: true })
  })

  it('arrive at the time and by the method of the user', async () => {
    expect((await set({ remindNotifyAheadOfMinutes: 60 })).data).toEqual({ enabled: true })
    expect(await state()).toMatchObject({ subscribed: true, remindNotifyAheadOfMinutes: 60 })
    shop.clock.advance((await untilSale()) - 60 * MINUTE)
    await shop.runJobs()
    expect(await sent()).toEqual([BY_SMS])
  })

  it('use vendor messages as often as allowed, otherwise SMS', async () => {
    const templateIds = [templateFor('WEIXIN_MINI')]
    for (const isAllowed of [true, false]) {
      as = await shop.signIn(PHONE)
      if (isAllowed) await shop.call(allowMessages, { openId: 'open-1', templateIds }, { as, src: 'WEIXIN_MINI' })
      expect((await set({ method: 'WECHAT' }, 'WEIXIN_MINI')).data).toEqual({ enabled: true })
      expect(await state('WEIXIN_MINI')).toMatchObject({ method: 'WECHAT' })
      if (isAllowed) shop.clock.advance((await untilSale()) - 30 * MINUTE)
      await shop.runJobs()
    }
    expect(await sent()).toEqual(['open-1', BY_SMS])
  })

  it('count the permissions of each vendor separately', async () => {
    for (const [src, openId] of [
      ['WEIXIN_MINI', 'open-weixin'],
      ['ALIPAY_MINI', 'open-alipay'],
    ] as const) {
      const templateIds = [templateFor(src)]
      await shop.call(allowMessages, { openId, templateIds }, { as, src })
    }
    for (const wanted of [showId, NAMED_SHOWS.hot]) await set({ showId: wanted, method: 'WECHAT' }, 'WEIXIN_MINI')
    shop.clock.advance(Math.max(await untilSale(), await untilSale(NAMED_SHOWS.hot)))
    await shop.runJobs()
    expect((await sent()).sort()).toEqual(['open-alipay', 'open-weixin'])
  })

  it('go out once from two gateways: one by the vendor, the other by SMS', async () => {
    const templateIds = [templateFor('WEIXIN_MINI')]
    await shop.call(allowMessages, { openId: 'open-1', templateIds }, { as, src: 'WEIXIN_MINI' })
    for (const wanted of [showId, NAMED_SHOWS.hot]) await set({ showId: wanted, method: 'WECHAT' }, 'WEIXIN_MINI')
    shop.clock.advance(Math.max(await untilSale(), await untilSale(NAMED_SHOWS.hot)))
    await Promise.all([shop.runJobs(), shop.runJobs()])
    expect((await sent()).sort()).toEqual([BY_SMS, 'open-1'])
  })

  it('go out later after a failure', async () => {
    await subscribe()
    shop.clock.advance((await untilSale()) - 30 * MINUTE)
    const { db } = shop.database
    const now = jest.fn<number, []>().mockReturnValueOnce(shop.clock.now())
    now.mockImplementation(() => {
      throw new Error('the gateway dies')
    })
    await expect(sendReminders({ db, clock: { now } }, demoCatalogue(shop.clock.now()))).rejects.toThrow(
      'the gateway dies',
    )
    expect(await sent()).toEqual([])
    await shop.runJobs()
    expect(await sent()).toEqual([BY_SMS])
  })

  it('go out by SMS on a terminal of another vendor', async () => {
    await set({ method: 'WECHAT' }, 'WEIXIN_MINI')
    expect(await state('ALIPAY_MINI')).toMatchObject({ method: 'SMS' })
    expect((await state('ALIPAY_MINI'))?.methodOptions.map(({ method }) => method)).toEqual(['ALIPAY', 'SMS'])
  })

  it('can arrive by SMS everywhere, and by the vendor of the terminal (CAT-079)', async () => {
    const offered = async (src: string) => (await state(src))?.methodOptions.map(({ method, name }) => [method, name])
    const sms = ['SMS', '短信']
    expect(await offered('WEIXIN_MINI')).toEqual([['WECHAT', '微信'], sms])
    expect(await offered('WEIXIN_H5')).toEqual([['WECHAT', '微信'], sms])
    expect(await offered('XHS_MINI')).toEqual([['XHS', '小红书'], sms])
    expect(await offered('ALIPAY_MINI')).toEqual([['ALIPAY', '支付宝'], sms])
    expect(await offered('DOUYIN_MINI')).toEqual([['DOUYIN', '抖音'], sms])
    expect(await offered('M_WEB')).toEqual([sms])
  })

  it('stop after the user turns them off in the settings or by toggling', async () => {
    await subscribe()
    expect((await set({ enabled: false })).data).toEqual({ enabled: false })
    expect(await state()).toMatchObject({ subscribed: false })
    await subscribe()
    expect((await subscribe())?.subscribed).toBe(false)
    shop.clock.advance(await untilSale())
    await shop.runJobs()
    expect(await sent()).toEqual([])
  })

  it('fail at times that are not offered, and for a vendor of another terminal', async () => {
    for (const wrong of [{ remindNotifyAheadOfMinutes: 45 }, { method: 'ALIPAY' } as const]) {
      expect((await set(wrong)).statusCode).toBe(BUSINESS_ERROR.badInput)
    }
    expect(await state()).toMatchObject({ subscribed: false })
  })
})

describe('reminders without a known time', () => {
  let shop: TestGateway
  let as: string

  beforeEach(async () => {
    shop = await createTestGateway()
    as = await shop.signIn(PHONE)
  })
  afterEach(() => shop.close())

  const subscribe = (ofShow: string, remindType: RemindType, headers = {}) =>
    shop.call(subscribeShow, { showId: ofShow, remindType, subscribeTargetType: 'SHOW' }, { as, headers })
  const isOn = async (ofShow: string, remindType: RemindType) => {
    const target = { targetId: ofShow, targetType: 'SHOW', remindType } as const
    return (await shop.call(querySubscriptions, { targets: [target] }, { as })).data?.[0]?.subscribed
  }
  const sent = async () => (await shop.database.db.select().from(outbox)).map(({ content }) => content)
  /** Stock of each seat plan in a show's first session. */
  const stock = async (ofShow: string, capacity: number) => {
    const { bizShowSessionId } = await offerOf(shop, ofShow)
    await shop.database.db.update(inventory).set({ capacity }).where(eq(inventory.groupId, bizShowSessionId))
  }
  /** The shop's catalogue, in which a show is another. */
  const catalogueWith = (showId: string, changes: Partial<Show>) => {
    const { content } = demoCatalogue(shop.clock.now())
    const shows = content.shows.map((show) => (show.showId === showId ? { ...show, ...changes } : show))
    return new Catalogue({ ...content, shows })
  }
  const sendWith = (catalogue: Catalogue) => sendReminders({ db: shop.database.db, clock: shop.clock }, catalogue)

  it('arrive once when tickets return, from two gateways, and can be set again (CAT-077)', async () => {
    const { soldOut } = NAMED_SHOWS
    expect((await subscribe(soldOut, 'LACK')).data).toEqual({ subscribed: true, tips: '有票时会提醒您' })
    await shop.runJobs()
    expect(await sent()).toEqual([])
    expect(await isOn(soldOut, 'LACK')).toBe(true)
    await stock(soldOut, 2)
    expect((await shop.call(getShowDynamic, { showId: soldOut })).data).toMatchObject({
      showStatus: 'ON_SALE',
      remindType: 'NONE',
    })
    await Promise.all([shop.runJobs(), shop.runJobs()])
    expect(await sent()).toEqual([expect.stringMatching(/^“.*零下七度.*”有票了，请尽快购买$/)])
    await stock(soldOut, 0)
    expect(await isOn(soldOut, 'LACK')).toBe(false)
    await subscribe(soldOut, 'LACK', { locale: 'en' })
    await stock(soldOut, 1)
    await shop.runJobs()
    await shop.runJobs()
    expect((await sent())[1]).toMatch(/^Tickets for ".+" are available again$/)
    expect(await sent()).toHaveLength(2)
  })

  it('arrive with the requested lead time, once the sale time is known', async () => {
    const { pending } = NAMED_SHOWS
    expect((await subscribe(pending, 'SALE')).data?.tips).toBe('将在开售前 30 分钟提醒您')
    await shop.runJobs()
    const saleTime = shop.clock.now() + 24 * 60 * MINUTE
    const known = catalogueWith(pending, { showStatus: 'PRE_SALE', saleTime })
    await sendWith(known)
    shop.clock.set(saleTime - 30 * MINUTE - 1)
    await sendWith(known)
    expect(await sent()).toEqual([])
    shop.clock.advance(1)
    await Promise.all([sendWith(known), sendWith(known)])
    await sendWith(known)
    expect(await sent()).toEqual([expect.stringMatching(/^“.*胡桃夹子.*”将于 11.21 10:00 开售$/)])
    as = await shop.signIn(PHONE)
    expect(await isOn(pending, 'SALE')).toBe(true)
  })

  it('arrive when the sale has begun without an announced time', async () => {
    const { pending } = NAMED_SHOWS
    await subscribe(pending, 'SALE')
    await stock(pending, 5)
    const begun = catalogueWith(pending, { showStatus: 'ON_SALE' })
    await sendWith(begun)
    await sendWith(begun)
    expect(await sent()).toEqual([expect.stringMatching(/^“.*胡桃夹子.*”已开售$/)])
  })

  it('fail without an event to wait for', async () => {
    for (const ofShow of [NAMED_SHOWS.simpleConcert, NAMED_SHOWS.completed]) {
      expect(await subscribe(ofShow, 'SALE')).toMatchObject({
        statusCode: BUSINESS_ERROR.badInput,
        comments: '本场演出正在销售或已结束，无需提醒',
      })
    }
  })

  it('arrive once for a seat plan, which can be bought then (CAT-063, CAT-066)', async () => {
    const offer = await offerOf(shop, NAMED_SHOWS.lackOfTicket)
    const leaveWord = (token: string, qty: number) => shop.call(registerLack, { ...offer, qty }, { as: token })
    const plan = async () => {
      const { data } = await shop.call(listSeatPlansDynamic, offer, { as })
      const found = data?.seatPlans.find(({ seatPlanId }) => seatPlanId === offer.seatPlanId)
      return [found?.purchaseMode, found?.canBuyCount, found?.lackRegistered]
    }
    expect((await leaveWord(as, 2)).statusCode).toBe(STATUS.success)
    const other = await shop.signIn('13900139072')
    await leaveWord(other, 4)
    await shop.runJobs()
    expect(await plan()).toEqual(['LACK_REGISTER', 0, true])
    const { db } = shop.database
    await db.update(inventory).set({ capacity: 3 }).where(eq(inventory.id, offer.seatPlanId))
    await Promise.all([shop.runJobs(), shop.runJobs()])
    await shop.runJobs()
    expect(await sent()).toEqual([expect.stringMatching(/^您登记的“.*山河织锦.*”.+ 有票了，请尽快购买$/)])
    expect(await plan()).toEqual(['BUY', 3, undefined])
  })
})
