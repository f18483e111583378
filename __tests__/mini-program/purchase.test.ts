import { type Platform, platforms } from '../../simulator/package/platforms'
import type { EngineName } from '../../simulator/view/view-engine'
import { PhoneShop } from '../support/phone-shop'
import type { TestGateway } from '../support/test-gateway'

const RUNS: [Platform, EngineName][] = [
  ...platforms.map((platform): [Platform, EngineName] => [platform, 'glass-easel']),
  ['weapp', 'exparser'],
]

describe.each(RUNS)('the built %s mini-program, drawn by %s', (platform, engine) => {
  let gateway: TestGateway
  let phone: PhoneShop

  beforeAll(async () => {
    gateway = await createTestGateway()
  }, 30_000)
  afterAll(() => gateway.close())

  beforeEach(() => {
    phone = new PhoneShop(platform, gateway, engine)
  })
  afterEach(() => phone.app.close())

  it('sells a ticket', async () => {
    const order = await phone.order()
    phone.app.vendor.payment.onPaid = () => phone.settle(order)
    await phone.app.tap('#pay')
    await phone.seen('#pay-success')
    await phone.app.tap('#see-tickets')
    await phone.seen('#voucher-0')
    await phone.app.tap('#voucher-0')
    await phone.seen('#ticket-qr')
    phone.app.assertHealthy()
  }, 60_000)

  it('shows the unpaid order after the cashier was closed, and sells it then', async () => {
    const order = await phone.order()
    phone.app.vendor.payment.next('cancelled')
    await phone.app.tap('#pay')
    await phone.seen('#operation-TO_BE_PAID')
    phone.app.vendor.payment.onPaid = () => phone.settle(order)
    await phone.app.tap('#operation-TO_BE_PAID')
    await phone.seen('#pay')
    await phone.app.tap('#pay')
    await phone.seen('#pay-success')
    phone.app.assertHealthy()
  }, 60_000)

  it('asks the shop when the vendor does not know, and believes it', async () => {
    const order = await phone.order()
    await payWithUnknownOutcome(phone)
    await phone.app.waitForText('支付确认中')
    await phone.app.advance(3000)
    await phone.app.waitForText('支付确认中')
    await phone.settle(order)
    await phone.app.advance(3000)
    await phone.seen('#pay-success')
    phone.app.assertHealthy()
  }, 60_000)

  it('says after five questions that the outcome is open, and takes nobody for paid', async () => {
    await phone.order()
    await payWithUnknownOutcome(phone)
    for (let question = 1; question < 5; question += 1) await phone.app.advance(3000)
    await phone.app.waitForText('暂未收到支付结果')
    await phone.app.tap('#see-order')
    await phone.seen('#operation-TO_BE_PAID')
    phone.app.assertHealthy()
  }, 60_000)

  it('says that the payment failed and lets the user try again', async () => {
    const order = await phone.order()
    phone.app.vendor.payment.next('failed')
    await phone.app.tap('#pay')
    await phone.app.waitForText('支付未完成')
    phone.app.vendor.payment.onPaid = () => phone.settle(order)
    await phone.app.tap('#pay')
    await phone.seen('#pay-success')
    phone.app.assertHealthy()
  }, 60_000)
})

/** WeChat and Xiaohongshu cannot say "unknown": there it is a success of which the shop has not heard. */
async function payWithUnknownOutcome({ app }: PhoneShop): Promise<void> {
  app.vendor.payment.next('unknown')
  await app.tap('#pay')
}
