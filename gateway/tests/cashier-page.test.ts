import { placedOrder } from '@test/buyer'
import type { TestGateway } from '@test/test-gateway'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { pay } from '@/contracts/payment/pay'
import { NAMED_SHOWS } from '../src/demo/named-shows'

describe('the page of the provider that the sandbox plays', () => {
  let shop: TestGateway

  beforeAll(async () => {
    shop = await createTestGateway()
  })
  afterAll(() => shop.close())

  async function startedPayment() {
    const as = await shop.signIn()
    const order = await placedOrder(shop, NAMED_SHOWS.simpleConcert, as, `cashier-${Math.random()}`, 2)
    const transactionIds = [order.transactionId]
    const input = { transactionIds, platform: 'M_WEB', paymentProduct: 'ALIPAY_CN_WAP', isNewCyy: true }
    const { data } = await shop.call(pay, input, { as, headers: { 'idempotency-key': `pay-${Math.random()}` } })
    const address = new URL(data?.normalUrl ?? '')
    return { order, path: address.pathname + address.search }
  }
  const open = async (url: string) => (await shop.gateway.inject({ url })).body

  it('shows the requested payment: the amount to the cent, and the order number', async () => {
    const { order, path } = await startedPayment()
    const shown = /class="amount">¥([^<]*)</.exec(await open(path))?.[1]
    expect(order.payAmount).toBeGreaterThan(0)
    expect(Number(shown)).toBe(order.payAmount)
    expect(await open(path)).toContain(order.orderNumber)
  })

  it.each([
    'javascript:alert(1)',
    '//evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    'https://shop@evil.example/',
    'encore://home',
  ])('rejects %p as the return address', async (target) => {
    const as = await shop.signIn()
    const order = await placedOrder(shop, NAMED_SHOWS.simpleConcert, as, `back-${Math.random()}`, 1)
    const facts = { platform: 'M_WEB', paymentProduct: 'ALIPAY_CN_WAP', isNewCyy: true }
    for (const way of [{ returnUrl: target }, { cancelUrl: target }]) {
      const input = { ...facts, ...way, transactionIds: [order.transactionId] }
      expect((await shop.call(pay, input, { as })).statusCode).toBe(BUSINESS_ERROR.badInput)
    }
    await shop.gateway.inject({ method: 'POST', url: `/sandbox/api/orders/${order.orderId}/expire`, payload: {} })
  })

  it('requests nothing once the payment has ended', async () => {
    const { path } = await startedPayment()
    await shop.gateway.inject({ method: 'POST', url: path, payload: { verdict: 'CANCELLED' } })
    expect(await open(path)).not.toContain('class="amount"')
  })

  it('leaves an undecided payment open: an unknown word is no verdict', async () => {
    const { path } = await startedPayment()
    await shop.gateway.inject({ method: 'POST', url: path, payload: { verdict: 'PERHAPS' } })
    expect(await open(path)).toContain('class="amount"')
  })
})
