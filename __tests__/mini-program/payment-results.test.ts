import { Person } from '@test/other-users/person'
import { phoneForEachTest } from '@test/phone-for-each-test'
import { routes } from '@/routes'
import { platforms } from '../../simulator/package/platforms'

/** Kinds of orders, and the page of each that claims a payment. */
const KINDS = [
  ['ticket', routes.paySuccess, async (person: Person) => (await person.placed()).orderId],
  ['goods', routes.paySuccess, (person: Person) => person.goodsOrder()],
  ['membership', routes.memberPaySuccess, (person: Person) => person.joined()],
] as const

describe.each(platforms)('the result page of %s', (platform) => {
  const at = phoneForEachTest(platform)

  it.each(KINDS)('shows that a %s was closed, not paid (D-36, PAY-001, MEMBER-006)', async (_kind, route, place) => {
    const orderId = await place(await Person.join(at.gateway, at.phone.cellphone))
    await at.phone.sandbox(`orders/${orderId}/close`, {})
    await at.phone.signIn()
    await at.phone.app.launch(route.path, { orderId })
    await at.phone.app.waitForText('订单已关闭')
    expect(at.phone.app.text()).not.toMatch(/支付成功|开通成功/)
  })

  it('shows that an order is not paid yet (D-36, PAY-001)', async () => {
    const { orderId } = await (await Person.join(at.gateway, at.phone.cellphone)).placed()
    await at.phone.signIn()
    await at.phone.app.launch(routes.paySuccess.path, { orderId })
    await at.phone.app.waitForText('订单还没有付款')
    expect(at.phone.app.text()).not.toContain('支付成功')
  })

  it('shows to visitors that there is no such order (D-36, PAY-001)', async () => {
    await at.phone.app.launch(routes.paySuccess.path, { orderId: 'none', orderType: 'ticket' })
    await at.phone.app.waitForText('没有找到这笔订单')
    expect(at.phone.app.text()).not.toContain('支付成功')
  })
})
