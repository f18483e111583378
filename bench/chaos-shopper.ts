import { setTimeout as pause } from 'node:timers/promises'
import { acceptedOffer } from '../__tests__/support/buyer'
import { getPhotoCaptcha } from '../src/contracts/account/get-photo-captcha'
import { loginOrRegister } from '../src/contracts/account/login-or-register'
import { sendVerifyCode } from '../src/contracts/account/send-verify-code'
import { listOwnCoupons } from '../src/contracts/coupon/list-own-coupons'
import { cancelOrder } from '../src/contracts/order/cancel-order'
import { createOrder } from '../src/contracts/order/create-order'
import { getOrder } from '../src/contracts/order/get-order'
import { listOrders } from '../src/contracts/order/list-orders'
import { preOrder } from '../src/contracts/order/pre-order'
import { pay } from '../src/contracts/payment/pay'
import { applyRefund } from '../src/contracts/refund/apply-refund'
import { getRefundableOrder } from '../src/contracts/refund/get-refundable-order'
import { previewRefund } from '../src/contracts/refund/preview-refund'
import { listSeatPlansStatic } from '../src/contracts/session/list-seat-plans-static'
import { listSessionsStatic } from '../src/contracts/session/list-sessions-static'
import { type OrderStateName, orderStateName } from '../src/domain/order-state'
import type { FleetClient } from './fleet-client'

/** Provider results of a payment, in turn. */
const VERDICTS = [
  ['APPROVED'],
  ['APPROVED', 'APPROVED'],
  ['DECLINED', 'APPROVED'],
  ['CANCELLED', 'APPROVED', 'DECLINED'],
  ['DECLINED'],
  [],
]
/** Maximum delay of a late provider callback, ms. */
const LATE_MS = 2_000
const REFUND_WORDS = ['approve', 'reject', 'sent', 'returned']
/** Number of recent orders that receive further actions. */
const REMEMBERED = 5

/** Answer about an order, and the shop generation it was given in. */
export interface ShopperOrder {
  orderId: string
  /** Token of the buyer. */
  as: string
  isPaid: boolean
  life: number | null
}

/** Shop generation: each reset starts another; `null` during a reset. */
export interface Lives {
  life: number | null
}

/** A shopper who buys, pays, cancels and refunds at random until stopped. */
export class ChaosShopper {
  readonly orders: ShopperOrder[] = []
  /** Number of steps. */
  steps = 0
  private token = ''
  private logins = 0

  constructor(
    private readonly client: FleetClient,
    private readonly shop: Lives,
    private readonly number: number,
    private readonly shows: readonly string[],
  ) {}

  async run(isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      await this.step()
      this.steps += 1
    }
  }

  /** Current state of an order; null if unknown. */
  async stateOf({ orderId, as }: ShopperOrder): Promise<OrderStateName | null> {
    const { data } = await this.client.call(0, getOrder, { orderId, fromPage: 'T' }, { as })
    return data ? orderStateName(Number(data.orderBrief.orderState.code)) : null
  }

  private async step(): Promise<void> {
    const at = Math.floor(Math.random() * 1_000)
    if (this.token === '' || Math.random() < 0.01) this.token = await this.logIn(at)
    const as = this.token
    const order = this.anyOrder()
    const kind = Math.random()
    if (!order || kind < 0.4) return this.buy(at, as)
    if (kind < 0.5) await this.client.call(at, cancelOrder, { orderId: order.orderId, reason: 'x' }, order)
    else if (kind < 0.8) await this.giveBack(at, order)
    else await this.look(at, as)
  }

  private anyOrder(): ShopperOrder | undefined {
    const own = this.orders.filter(({ life }) => life === this.shop.life).slice(-REMEMBERED)
    return own[Math.floor(Math.random() * own.length)]
  }

  private async look(at: number, as: string): Promise<void> {
    await this.client.call(at, listOrders, { tab: 'TICKET', offset: 0, length: 10 }, { as })
    const { statusCode } = await this.client.call(at, listOwnCoupons, { offset: 0, length: 10 }, { as })
    // A reset logs out all users.
    if (statusCode !== 200) this.token = ''
  }

  private async logIn(at: number): Promise<string> {
    this.logins += 1
    const cellphone = `13${String(this.number).padStart(3, '7')}${String(this.logins).padStart(6, '0')}`
    const phone = { cellphone, countryCode: '86' }
    const { data: captcha } = await this.client.call(at, getPhotoCaptcha, { scene: 'LOGIN' })
    const captchaId = captcha?.captchaId ?? ''
    const captchas = (await this.client.shown(at, 'captchas')) as { id: string; answer: string }[]
    const captchaCode = captchas.find(({ id }) => id === captchaId)?.answer ?? ''
    await this.client.call(at, sendVerifyCode, { ...phone, captchaId, captchaCode, scene: 'LOGIN' })
    const messages = (await this.client.shown(at, 'outbox')) as { recipient: string; content: string }[]
    const content = messages.find(({ recipient }) => recipient.includes(cellphone))?.content ?? ''
    const verifyCode = /\d{6}/.exec(content)?.[0] ?? '000000'
    const { data } = await this.client.call(at, loginOrRegister, { ...phone, verifyCode })
    return data?.accessToken ?? ''
  }

  private async buy(at: number, as: string): Promise<void> {
    const { life } = this.shop
    const showId = this.shows[at % this.shows.length] ?? ''
    const { data: sessions } = await this.client.call(at, listSessionsStatic, { showId })
    const bizShowSessionId = sessions?.sessions[0]?.bizShowSessionId ?? ''
    const { data: plans } = await this.client.call(at, listSeatPlansStatic, { showId, bizShowSessionId })
    const items = [{ seatPlanId: plans?.seatPlans[0]?.seatPlanId ?? '', qty: 1 + (at % 2) }]
    const wanted = { src: 'M_WEB', showId, bizShowSessionId, items }
    const { data: offer } = await this.client.call(at, preOrder, wanted, { as })
    if (!offer) return
    const key = `${this.number}-${life}-${this.steps}`
    const { data: order } = await this.client.call(at + 1, createOrder, acceptedOffer(wanted, offer), { as, key })
    if (!order) return
    const placed = { orderId: order.orderId, as, isPaid: false, life }
    this.orders.push(placed)
    await this.pay(at, order.unPaidTransactionIds, placed)
  }

  /** Provider callbacks reach any gateway, repeatedly, and sometimes late. */
  private async pay(at: number, transactionIds: readonly string[], order: ShopperOrder): Promise<void> {
    const wanted = {
      transactionIds: [...transactionIds],
      platform: 'H5',
      paymentProduct: 'WEIXIN_HK_H5',
      isNewCyy: true,
    }
    const { data } = await this.client.call(at, pay, wanted, { as: order.as, key: `pay-${order.orderId}` })
    const paymentId = /cashier.(\w+)/.exec(data?.paymentInfoMap?.mwebUrl ?? '')?.[1]
    if (!paymentId) return
    for (const outcome of VERDICTS[at % VERDICTS.length] ?? []) {
      if (Math.random() < 0.2) await pause(Math.random() * LATE_MS)
      await this.client.sandbox(at + 1, `payments/${paymentId}`, { outcome })
    }
    order.isPaid = (await this.stateOf(order)) === 'DELIVERING'
  }

  private async giveBack(at: number, { orderId, as }: ShopperOrder): Promise<void> {
    const { data: record } = await this.client.call(at, getRefundableOrder, { orderId }, { as })
    const free = record?.sessions.flatMap(({ tickets }) => tickets).find(({ selectable }) => selectable)
    if (!free) return
    const input = { orderId, ticketIds: [free.ticketId] }
    const { data: preview } = await this.client.call(at, previewRefund, input, { as })
    if (!preview) return
    const wanted = { ...input, reasonCode: 'OTHER', previewToken: preview.previewToken }
    const { data } = await this.client.call(at + 1, applyRefund, wanted, {
      as,
      key: `back-${free.ticketId}-${this.steps}`,
    })
    if (!data) return
    await Promise.all(
      [0, 1].map((more) =>
        this.client.sandbox(at + more, `refunds/${data.refundId}/${REFUND_WORDS[at % REFUND_WORDS.length]}`),
      ),
    )
  }
}
