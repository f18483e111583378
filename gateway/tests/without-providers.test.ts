/** @engine embedded: its SQL only reads. */
import { CALLS } from '@test/other-users/calls-with-own-things'
import { CASH_CARD, Person } from '@test/other-users/person'
import { sampleInput } from '@test/sample-input'
import type { BareGateway, TestGateway } from '@test/test-gateway'
import { eq, sql } from 'drizzle-orm'
import { sendMail } from '@/contracts/account/send-mail'
import { sendVerifyCode } from '@/contracts/account/send-verify-code'
import { certifyStudent } from '@/contracts/certification/certify-student'
import { startFaceCheck } from '@/contracts/certification/start-face-check'
import type { Endpoint } from '@/contracts/endpoint'
import { STATUS } from '@/contracts/envelope'
import { createGoodsOrder } from '@/contracts/goods/create-goods-order'
import { createPrimeOrder } from '@/contracts/member/create-prime-order'
import { listMessageTemplates } from '@/contracts/message/list-message-templates'
import { createOrder } from '@/contracts/order/create-order'
import { getOrder } from '@/contracts/order/get-order'
import { listOrders } from '@/contracts/order/list-orders'
import { listCashiers } from '@/contracts/payment/list-cashiers'
import { pay } from '@/contracts/payment/pay'
import { sendPaymentCode } from '@/contracts/payment/send-payment-code'
import { createCardOrder } from '@/contracts/privilege/create-card-order'
import { lockSeats } from '@/contracts/seat/lock-seats'
import { listSessionsDynamic } from '@/contracts/session/list-sessions-dynamic'
import { getShopConfig } from '@/contracts/shop/get-shop-config'
import { getShowDynamic } from '@/contracts/show/get-show-dynamic'
import { setReminder } from '@/contracts/show/set-reminder'
import { buyButtonOf } from '@/domain/show-status'
import { DAY_MS } from '../src/clock'
import { inventory } from '../src/database/schema/inventory'
import { refunds } from '../src/database/schema/refunds'
import { NAMED_SHOWS } from '../src/demo/named-shows'
import { demoOffers } from '../src/demo/offers'
import { newId } from '../src/random'
import { routes } from '../src/routes'
import { decideRefund } from '../src/services/refunds/decide-refund'

/** Claims of a vendor's deed. */
const CLAIM = /已发送|已發送|已寄|(has been|was) sent|支付成功(?!后)|已退款|has been refunded/
/** The page after a payment, whose words depend on the order (D-36). */
const AFTER_PAYMENT = ['GET trade/pub/v3/pay_success/:orderId', 'GET trade/buyer/v3/orders/:orderId/about']

let shop: TestGateway
let bare: BareGateway

beforeAll(async () => {
  shop = await createTestGateway()
  bare = await shop.withoutProviders()
})
afterAll(() => shop.close())

interface Deeds {
  held: number
  sold: number
  locked: number
  payments: number
  paid: number
  refunded: number
  messages: number
}

/** Deeds of vendors, and stock that waits for them. */
async function deeds(): Promise<Deeds> {
  const { rows } = (await shop.database.db.execute(sql`SELECT
    (SELECT sum(held)::int FROM inventory) AS held,
    (SELECT sum(sold)::int FROM inventory) AS sold,
    (SELECT count(*)::int FROM seats WHERE state = 'LOCKED') AS locked,
    (SELECT count(*)::int FROM payments) AS payments,
    (SELECT count(*)::int FROM payments WHERE state = 'PAID') AS paid,
    (SELECT count(*)::int FROM refunds WHERE state IN ('REFUNDING', 'REFUNDED', 'RETURNED')) AS refunded,
    (SELECT count(*)::int FROM outbox) AS messages`)) as { rows: Deeds[] }
  const [found] = rows
  if (!found) throw new Error('no answer')
  return found
}

/** Faults of an answer without providers: a page of the sandbox, a claim, a deed. */
async function faultsOf(name: string, input: object, as?: string) {
  const route = routes.find((known) => known.name === name)
  if (!route) throw new Error(name)
  const before = await deeds()
  const headers = { locale: 'zh-CN', 'idempotency-key': newId() }
  const answer = await bare.call(route.endpoint, input, { ...(as && { as }), headers })
  const after = await deeds()
  const isRefused = answer.statusCode !== STATUS.success
  const same = isRefused ? { ...before } : { ...after, paid: before.paid, refunded: before.refunded }
  const faults = [
    JSON.stringify(answer).match(/.{0,40}\/sandbox.{0,40}/)?.[0],
    AFTER_PAYMENT.includes(name) ? undefined : JSON.stringify(answer).match(CLAIM)?.[0],
    JSON.stringify(after) === JSON.stringify(same) ? undefined : `${JSON.stringify(before)} ${JSON.stringify(after)}`,
  ]
  return { answer, faults: faults.filter((fault) => fault !== undefined).map((fault) => `${name}: ${fault}`) }
}

const LANGUAGES = ['zh-CN', 'zh-MO', 'en-US'] as const

/** Words of a refusal in every language; fails on anything done. */
async function refusalOf<Input, Output>(
  endpoint: Endpoint<Input, Output>,
  input: Input,
  as?: string,
): Promise<unknown[]> {
  const before = await deeds()
  const words: unknown[] = []
  for (const locale of LANGUAGES) {
    const headers = { locale, 'idempotency-key': newId() }
    const { statusCode, comments, data } = await bare.call(endpoint, input, { ...(as && { as }), headers })
    expect([statusCode, data]).toEqual([expect.any(Number), null])
    words.push(comments)
  }
  expect(await deeds()).toEqual(before)
  return words
}

describe('a gateway with SANDBOX=0 and no provider (decision 97)', () => {
  it('links to no page of the sandbox and claims nothing in any call', async () => {
    const { as } = await Person.join(shop)
    const faults: string[] = []
    for (const { name } of routes) {
      faults.push(...(await faultsOf(name, sampleInput(name), as)).faults)
    }
    expect(faults).toEqual([])
  })

  it('links to no page of the sandbox and claims nothing in calls about own orders and tickets', async () => {
    const { bizShowSessionId } = await (await Person.join(shop)).offer(NAMED_SHOWS.sensitive)
    const isOfShow = eq(inventory.groupId, bizShowSessionId)
    await shop.database.db.update(inventory).set({ capacity: 1_000 }).where(isOfShow)
    const faults: string[] = []
    const refusals: string[] = []
    for (const [name, inputs] of Object.entries(CALLS)) {
      for (const input of [inputs].flat()) {
        const owner = await Person.join(shop)
        const { answer, faults: own } = await faultsOf(name, await input(owner), owner.as)
        faults.push(...own)
        if (answer.statusCode !== STATUS.success) refusals.push(`${name}: ${answer.comments}`)
      }
    }
    expect(faults).toEqual([])
    expect(refusals.filter((refusal) => refusal.endsWith('暂未开放售卖')).length).toBeGreaterThan(5)
  })
})

describe('a feature without its provider (decision 97)', () => {
  let person: Person
  beforeEach(async () => {
    person = await Person.join(shop)
  })

  const NOT_SOLD = ['暂未开放售卖', '暫未開放售賣', "Tickets aren't on sale here yet"]

  it('rejects an order that costs money before it takes stock', async () => {
    const order = await person.offered(await person.wish(NAMED_SHOWS.simpleConcert))
    expect(await refusalOf(createOrder, order, person.as)).toEqual(NOT_SOLD)
  })

  it('rejects goods, memberships and cards that cost money', async () => {
    const goods = await person.offeredGoods(await person.goodsWish())
    expect(await refusalOf(createGoodsOrder, goods, person.as)).toEqual(NOT_SOLD)
    const { primeCardId, priceCent } = demoOffers().membership
    const join = { primeCardId, payAmount: priceCent / 100, agreed: true }
    expect(await refusalOf(createPrimeOrder, join, person.as)).toEqual(NOT_SOLD)
    const card = { cardId: CASH_CARD, qty: 1, priceMode: 'CASH', payAmount: 190 } as const
    expect(await refusalOf(createCardOrder, card, person.as)).toEqual(NOT_SOLD)
  })

  it('rejects a lock of seats that cost money', async () => {
    const { seats, ...session } = await person.freeSeat()
    const wish = { ...session, seatIds: seats.map(({ seatId }) => seatId) }
    expect(await refusalOf(lockSeats, wish, person.as)).toEqual(NOT_SOLD)
  })

  it('offers no cashier and starts no payment of an earlier order', async () => {
    const { transactionId } = await person.placed(NAMED_SHOWS.simpleConcert)
    const transactionIds = [transactionId]
    const cashiers = { transactionIds, platform: 'H5', src: 'M_WEB', browserType: 'OTHER' }
    expect((await bare.call(listCashiers, cashiers, { as: person.as })).data?.payments).toEqual([])
    const start = { transactionIds, platform: 'M_WEB', paymentProduct: 'ALIPAY_CN_WAP', isNewCyy: true }
    expect(await refusalOf(pay, start, person.as)).toHaveLength(LANGUAGES.length)
    expect(await refusalOf(sendPaymentCode, transactionIds, person.as)).toEqual(NOT_SOLD)
  })

  it('says on the button and in the sessions that a show is not sold here', async () => {
    for (const [at, locale] of LANGUAGES.entries()) {
      const headers = { locale }
      const { data: show } = await bare.call(getShowDynamic, { showId: NAMED_SHOWS.simpleConcert }, { headers })
      expect(buyButtonOf(show ?? fail())).toEqual({ kind: 'closed', status: 'ON_SALE', label: NOT_SOLD[at] })
      const { data } = await bare.call(listSessionsDynamic, { showId: NAMED_SHOWS.simpleConcert }, { headers })
      const words = data?.sessions.map(({ sessionStatus, nextSaleText }) => [sessionStatus, nextSaleText])
      expect(words?.[0]).toEqual(['PENDING', NOT_SOLD[at]])
    }
  })

  it('sells free tickets', async () => {
    const { data: show } = await bare.call(getShowDynamic, { showId: NAMED_SHOWS.free })
    expect(buyButtonOf(show ?? fail())).toMatchObject({ kind: 'buy' })
    const order = await person.offered(await person.wish(NAMED_SHOWS.free, { audienceIds: [await person.attendee()] }))
    const headers = { 'idempotency-key': newId() }
    const { data: placed, comments } = await bare.call(createOrder, order, { as: person.as, headers })
    expect([placed, comments]).toEqual([expect.anything(), ''])
    const { data: paid } = await bare.call(getOrder, { orderId: placed?.orderId ?? '' }, { as: person.as })
    expect(paid?.orderBrief.orderState.name).toBe('DELIVERING')
  })

  it('sends no code, mail, reminder or invoice', async () => {
    const phone = { cellphone: '13800138000', countryCode: '86' }
    expect(
      await refusalOf(sendVerifyCode, { ...phone, captchaId: 'x', captchaCode: 'x', scene: 'LOGIN' as const }),
    ).toEqual([
      '店铺暂未开通短信服务，无法发送短信',
      '店鋪暫未開通短訊服務，無法發送短訊',
      "This shop can't send text messages yet",
    ])
    expect(await refusalOf(sendMail, { email: 'fan@example.com', scene: 'RESET' })).toEqual([
      '店铺暂不支持这种登录方式，请换一种',
      '店鋪暫不支援這種登入方式，請選擇其他方式',
      "The shop doesn't offer this way to log in. Choose another one.",
    ])
    const reminder = {
      showId: NAMED_SHOWS.preSale,
      enabled: true,
      method: 'SMS',
      remindNotifyAheadOfMinutes: 30,
    } as const
    expect(await refusalOf(setReminder, reminder, person.as)).toEqual([
      '店铺暂未开通消息服务，无法发送提醒',
      '店鋪暫未開通訊息服務，無法發送提醒',
      "This shop can't send reminders yet",
    ])
    const { data: show } = await bare.call(getShowDynamic, { showId: NAMED_SHOWS.preSale })
    expect(show?.remindType).toBe('NONE')
    expect((await bare.call(listMessageTemplates, {}, { as: person.as, src: 'WEIXIN_MINI' })).data).toEqual([])
  })

  it('names no way to log in, and the words for it', async () => {
    for (const [at, locale] of LANGUAGES.entries()) {
      const { data } = await bare.call(getShopConfig, {}, { headers: { locale } })
      const { supportLanguages, loginClosedText } = data?.cyShopConfigVO ?? fail()
      expect(supportLanguages.map(({ loginMethod }) => loginMethod)).toEqual([[], [], []])
      expect(loginClosedText).toBe(
        [
          '店铺暂未开放登录，您可以先浏览演出',
          '店鋪暫未開放登入，您可以先瀏覽演出',
          "You can't log in here yet, but you can browse the shows",
        ][at],
      )
    }
    expect((await shop.call(getShopConfig, {})).data?.cyShopConfigVO).not.toHaveProperty('loginClosedText')
  })

  it('keeps its users logged in', async () => {
    expect(
      (await bare.call(listOrders, { tab: 'TICKET' as const, offset: 0, length: 1 }, { as: person.as })).statusCode,
    ).toBe(STATUS.success)
  })

  it('certifies neither faces nor students', async () => {
    const words = ['店铺暂未开通认证服务', '店鋪暫未開通認證服務', "Verification isn't available in this shop yet"]
    expect(await refusalOf(startFaceCheck, { returnUrl: '' }, person.as)).toEqual(words)
    expect(await refusalOf(certifyStudent, { authChannel: 'ELECTRONIC_CERT' }, person.as)).toEqual(words)
  })

  it('leaves refunds to staff, and their money to a provider', async () => {
    const { db } = shop.database
    const refundId = await person.refund()
    const state = async () => (await db.select().from(refunds).where(eq(refunds.id, refundId)))[0]?.state
    shop.clock.advance(3 * DAY_MS)
    await bare.runJobs()
    expect(await state()).toBe('APPLYING')
    await decideRefund({ db, clock: shop.clock }, refundId, 'APPROVED')
    shop.clock.advance(3 * DAY_MS)
    await bare.runJobs()
    expect(await state()).toBe('APPROVED')
    await shop.runJobs()
    expect(await state()).toBe('REFUNDING')
  })

  it('appears at /ready', async () => {
    const { status, missing } = (await bare.gateway.inject('/ready')).json<{ status: string; missing: string[] }>()
    expect(status).toBe('ready')
    const words = missing.join('\n')
    for (const feature of ['no payment provider', 'no SMS', 'no mail', 'no vendor identity'])
      expect(words).toContain(feature)
  })
})

function fail(): never {
  throw new Error('no answer')
}
