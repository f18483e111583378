import { phoneForEachTest } from '@test/phone-for-each-test'
import { type Platform, platforms } from '../../simulator/package/platforms'
import type { PaymentOutcome } from '../../simulator/vendor/payment'
import type { EngineName } from '../../simulator/view/view-engine'

const RUNS: [Platform, EngineName][] = [
  ...platforms.map((platform): [Platform, EngineName] => [platform, 'glass-easel']),
  ['weapp', 'exparser'],
]

describe.each(RUNS)('the built %s mini-program, drawn by %s', (platform, engine) => {
  const at = phoneForEachTest(platform, engine)

  /** Places an order whose payment ends this way. */
  async function orderAndPay(outcome: PaymentOutcome): Promise<void> {
    await at.phone.openConfirmation()
    at.phone.app.vendor.payment.next(outcome)
    await at.phone.app.tap('#submit-order')
  }

  it('sells a ticket (PAY-047, SHELL-007, SHELL-053, SHELL-073, SHELL-077)', async () => {
    await at.phone.buy()
    await at.phone.app.tap('#see-tickets')
    await at.phone.seen('#ticket-qr')
    for (const path of ['/gateway/home/pub/v5/shop/configs', '/gateway/home/pub/v5/citys/current_location'])
      expect(at.phone.app.vendor.requests.filter(({ url }) => url.includes(path))).toHaveLength(1)
  })

  it('shows the unpaid order after the cashier was closed, and sells it then', async () => {
    await orderAndPay('cancelled')
    await at.phone.seen('#operation-TO_BE_PAID')
    at.phone.paysFromNowOn()
    await at.phone.app.tap('#operation-TO_BE_PAID')
    await at.phone.seen('#pay-success')
  })

  // WeChat and Xiaohongshu have no "unknown": there it is a success that has not reached the shop.
  it('checks the order when the vendor does not know the result', async () => {
    await orderAndPay('unknown')
    await at.phone.app.waitForText('支付结果查询中')
    await at.phone.app.advance(3000)
    await at.phone.app.waitForText('支付结果查询中')
    await at.phone.settle(await at.phone.latestOrder())
    await at.phone.app.advance(3000)
    await at.phone.seen('#pay-success')
  })

  it('opens the order after five polls, and never shows it as paid', async () => {
    await orderAndPay('unknown')
    for (let question = 1; question < 5; question += 1) await at.phone.app.advance(3000)
    await at.phone.seen('#operation-TO_BE_PAID')
  })

  it('shows a failed payment and allows another try', async () => {
    await orderAndPay('failed')
    await at.phone.app.waitForText('支付未完成')
    at.phone.paysFromNowOn()
    await at.phone.app.tap('#pay')
    await at.phone.seen('#pay-success')
  })
})
