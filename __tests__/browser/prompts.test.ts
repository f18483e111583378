import { BrowserShop, openForTests } from '../support/browser-shop'

let shop: BrowserShop

const parts = openForTests()

beforeEach(async () => {
  shop = await BrowserShop.open(parts.browser, parts.gateway, { form: 'phone', lang: 'zh', colorScheme: 'light' })
  await shop.openShow()
  await shop.tap('#buy')
  await shop.tap('#plan-0')
  await shop.tap('#next')
  await shop.logIn()
  await shop.seen('#submit-order')
  await shop.type('#contact', '13800138000')
  await shop.tap('#agree')
}, 60_000)
afterEach(async () => {
  await parts.gateway.sandbox('faults', {})
  expect(shop.faults).toEqual([])
  await shop.close()
})

/** Lets the next orders fail so, and places one. */
async function orderWith(scenario: string, times = 1): Promise<void> {
  await parts.gateway.sandbox('faults', { scenario, path: 'create_order', times })
  await shop.tap('#submit-order')
}

async function orderCount(): Promise<number> {
  return (await parts.gateway.sandbox<unknown[]>('orders')).length
}

/** What stands in the question, its buttons included. */
async function question(): Promise<string> {
  await shop.seen('[role=alertdialog]')
  expect(await shop.accessibilityFaults()).toEqual([])
  return (await shop.element('[role=alertdialog]').innerText()).replace(/\s+/g, ' ').trim()
}

describe('an order that the shop refuses', () => {
  it.each([
    ['mode2', '沙箱模拟的失败 确定'],
    ['mode77', '出了点小问题 请返回稍后再试 返回'],
    ['notJson', '出了点小问题 请返回稍后再试 返回'],
    ['otherDevice', '提示 登录失效，请重新登录 确定'],
  ])(
    'with %s says: %s',
    async (scenario, words) => {
      await orderWith(scenario)
      expect(await question()).toBe(words)
    },
    60_000,
  )

  it('with mode 4 goes back to the booking, which loads again', async () => {
    await orderWith('mode4')
    expect(await question()).toBe('沙箱模拟的失败 返回')
    const loads = shop.page.waitForRequest(/session/)
    await shop.tap('#dialog-confirm')
    await shop.seen('#plan-0')
    await loads
  }, 60_000)

  it('with mode 5 cannot be closed for five seconds', async () => {
    await orderWith('mode5')
    expect(await question()).toMatch(/关闭\([345]\)$/)
    expect(await shop.element('#dialog-confirm').isDisabled()).toBe(true)
    await shop.tap('#dialog-confirm')
    await shop.seen('#submit-order')
  }, 60_000)

  it.each([
    ['mode10', '沙箱模拟的失败 返回 重试'],
    ['status461', '当前网络访问次数过多 请切换网络或稍后重试 返回 重试'],
    ['http504', '无法连接网络 请检查网络或稍后再试 返回 重试'],
  ])(
    'with %s is placed by another try: %s',
    async (scenario, words) => {
      const before = await orderCount()
      await orderWith(scenario)
      expect(await question()).toBe(words)
      await shop.tap('#dialog-confirm')
      await shop.seen('#pay')
      expect(await orderCount()).toBe(before + 1)
    },
    60_000,
  )

  it('with mode 9 is tried again by itself, says so from the third time on, and is placed once', async () => {
    const before = await orderCount()
    await orderWith('mode9', 4)
    expect(await question()).toContain('取消并返回')
    expect(await question()).not.toContain('已尝试')
    await shop.seen(':text("已尝试3次")')
    await shop.seen('#pay')
    expect(await orderCount()).toBe(before + 1)
  }, 60_000)

  it('with mode 9 lets the user go back', async () => {
    await orderWith('mode9', 20)
    await question()
    await shop.tap('#dialog-confirm')
    await shop.seen('#plan-0')
  }, 60_000)

  it('loses the answer: the second tap finds the same order', async () => {
    const before = await orderCount()
    // The browser itself sends a call again for every used connection that breaks.
    await orderWith('lostAnswer', 20)
    await shop.seen(':text("无法连接网络")')
    await parts.gateway.sandbox('faults', {})
    await shop.tap('#submit-order')
    await shop.seen('#pay')
    expect(await orderCount()).toBe(before + 1)
  }, 60_000)
})
