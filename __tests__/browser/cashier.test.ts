import { BrowserShop, openForTests } from '@test/browser-shop'

let shop: BrowserShop

const parts = openForTests()

beforeEach(async () => {
  shop = await BrowserShop.openConfirmation(parts.browser, parts.gateway, {
    form: 'phone',
    lang: 'zh',
    colorScheme: 'light',
  })
  await shop.order()
})
afterEach(async () => {
  expect(shop.faults).toEqual([])
  await shop.close()
})

async function latestOrder(): Promise<{ id: string; state: string }> {
  const [order] = await parts.gateway.sandbox<{ id: string; state: string }[]>('orders')
  if (!order) throw new Error('the gateway knows of no order')
  return order
}

describe('the payment sheet', () => {
  it('pays at once with the agreement given for the order (PAY-017)', async () => {
    await shop.tap('#pay')
    await shop.page.waitForURL(/sandbox\/cashier/)
  })

  it('fills 80 percent of the screen’s height with any content (PAY-034)', async () => {
    await shop.seen('#pay')
    const panel = await shop.page.locator('#payment-sheet [role="dialog"]').boundingBox()
    const screen = shop.page.viewportSize()?.height ?? 0
    expect((panel?.height ?? 0) / screen).toBeCloseTo(0.8, 2)
  })

  it('closes with an explanation at the deadline, and the order is cancelled (PAY-011)', async () => {
    // The countdown runs once the ways to pay are there.
    await shop.seen('#pay')
    // A visible toast has a timer of the real clock, which the fake clock cannot cancel.
    await shop.page.locator(':text("登录成功")').waitFor({ state: 'hidden' })
    await shop.page.clock.install()
    await shop.page.clock.fastForward('16:00')
    await parts.gateway.sandbox('clock', { offset: 16 * 60_000 })
    await shop.seen(':text("支付时间已过")')
    expect((await latestOrder()).state).toBe('CANCELED')
    await parts.gateway.sandbox('clock', { offset: 0 })
  })
})

describe('the cashier', () => {
  it.each([
    ['declines', '#declined'],
    ['is left', '#cancelled'],
  ])('%s: keeps the order unpaid, then pays it at the second attempt', async (_name, answer) => {
    await shop.goToCashier()
    await shop.page.locator(answer).click()
    await shop.seen('#operation-TO_BE_PAID')
    expect((await latestOrder()).state).toBe('UNPAID')
    await shop.tap('#operation-TO_BE_PAID')
    await shop.goToCashier()
    await shop.page.locator('#approved').click()
    await shop.seen('#pay-success')
  })

  it('never answers: the page polls five times, then opens the order', async () => {
    await shop.goToCashier()
    await shop.page.goBack()
    await shop.seen(':text("支付结果查询中")')
    await shop.seen('#operation-TO_BE_PAID')
  })

  it('answers late: the waiting page detects the payment by itself', async () => {
    await shop.goToCashier()
    await shop.page.goBack()
    await shop.seen(':text("支付结果查询中")')
    const { id } = await latestOrder()
    await parts.gateway.sandbox(`orders/${id}/pay`, {})
    await shop.seen('#pay-success')
  })
})
