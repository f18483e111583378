import type { DrawnPhone } from './drawn-phone'
import { logIn } from './phone-shop'

/** Takes a picture of the screen. */
type Snap = (name: string) => Promise<void>

/** Buyer journeys with a picture at every stop. */
export const DRAWN_JOURNEYS: Readonly<Record<string, (phone: DrawnPhone, snap: Snap) => Promise<void>>> = {
  /** From the home page to the ticket. */
  async purchase({ shop }, snap) {
    const { app } = shop
    await app.launch('pages/list/list')
    await snap('home')
    await app.tapText(/林屿「星河入梦」/, { nth: 0 })
    await shop.seen('#buy')
    await snap('show')
    await app.tap('#buy')
    await shop.seen('#plan-0')
    await snap('booking')
    await app.tap('#plan-0')
    await snap('booking-chosen')
    await app.tap('#next')
    await shop.seen('#phone')
    await snap('login')
    await logIn(app, shop.shop, shop.cellphone)
    await shop.seen('#submit-order')
    await snap('confirm')
    await app.input('#contact', shop.cellphone)
    await app.tap('#submit-order')
    await snap('confirm-faults')
    await app.tap('#agree')
    app.vendor.payment.next('failed')
    await app.tap('#submit-order')
    await app.waitForText('支付未完成')
    await snap('payment')
    shop.paysFromNowOn()
    await app.tap('#pay')
    await shop.seen('#pay-success')
    await snap('paid')
    await app.tap('#see-tickets')
    await shop.seen('#ticket-qr')
    await snap('ticket')
    await app.launch('pages/ticket-holder/ticket-holder')
    await shop.seen('#voucher-0')
    await snap('tickets')
  },

  /** All sheets and dialogs of a page. */
  async sheets({ shop }, snap) {
    const { app } = shop
    await app.launch('pages/list/list')
    await app.tapText('上海', { nth: 0 })
    await snap('city')
    await app.tap('[aria-label="关闭"]')
    await app.tapTab('全部')
    for (const [name, words] of [
      ['dates', /不限日期/],
      ['sort', /推荐排序/],
    ] as const) {
      await app.tapText(words, { nth: 0 })
      await snap(name)
      await app.tap('[aria-label="关闭"]')
      await app.advance(200)
    }
  },
}
