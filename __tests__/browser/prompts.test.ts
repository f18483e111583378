import { BrowserShop, openForTests } from '@test/browser-shop'
import { NAMED_SHOWS } from '../../gateway/src/demo/named-shows'

let shop: BrowserShop

const parts = openForTests()

beforeEach(async () => {
  shop = await BrowserShop.openConfirmation(parts.browser, parts.gateway, {
    form: 'phone',
    lang: 'zh',
    colorScheme: 'light',
  })
})
afterEach(async () => {
  await parts.gateway.sandbox('faults', {})
  expect(shop.faults).toEqual([])
  await shop.close()
})

/** Makes the next orders fail, then places one. */
async function orderWith(scenario: string, times = 1): Promise<void> {
  await parts.gateway.sandbox('faults', { scenario, path: 'create_order', times })
  await shop.tap('#submit-order')
}

/** Opens a confirmation with a booking below it to go back to. */
async function openFromBooking(): Promise<void> {
  await shop.goto(`/booking/${NAMED_SHOWS.simpleConcert}`)
  await shop.bookTicket()
}

async function orderCount(): Promise<number> {
  return (await parts.gateway.sandbox<unknown[]>('orders')).length
}

/** Text of the dialog, including its buttons. */
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
    ['needBind', '提示 请先绑定手机号 确定'],
    ['areaMismatch', '当前店铺暂不支持您的手机号所在地区 请退出登录后继续 取消 退出登录'],
    ['langMismatch', '当前语言不支持手机号登录 请使用邮箱重新登录 取消 退出登录'],
  ])('shows for %s: %s', async (scenario, words) => {
    await orderWith(scenario)
    expect(await question()).toBe(words)
  })

  it('returns to the booking in mode 4, which reloads', async () => {
    await openFromBooking()
    await orderWith('mode4')
    expect(await question()).toBe('沙箱模拟的失败 返回')
    const loads = shop.page.waitForRequest(/session/)
    await shop.tap('#dialog-confirm')
    await shop.seen('#plan-0')
    await loads
  })

  it('stays for five seconds in mode 5', async () => {
    await orderWith('mode5')
    expect(await question()).toMatch(/关闭\([1-5]\)$/)
    expect(await shop.element('#dialog-confirm').isDisabled()).toBe(true)
    await shop.tap('#dialog-confirm')
    await shop.seen('#submit-order')
  })

  it.each([
    ['mode10', '沙箱模拟的失败 返回 重试'],
    ['status461', '当前网络访问次数过多 请切换网络或稍后重试 返回 重试'],
    ['http504', '无法连接网络 请检查网络或稍后再试 返回 重试'],
  ])('succeeds after %s at another attempt: %s', async (scenario, words) => {
    const before = await orderCount()
    await orderWith(scenario)
    expect(await question()).toBe(words)
    await shop.tap('#dialog-confirm')
    await shop.seen('#pay')
    expect(await orderCount()).toBe(before + 1)
  })

  it('retries automatically in mode 9, shows it from the third attempt, and places one order', async () => {
    const before = await orderCount()
    await orderWith('mode9', 4)
    expect(await question()).toContain('取消并返回')
    expect(await question()).not.toContain('已尝试')
    await shop.seen(':text("已尝试3次")')
    await shop.seen('#pay')
    expect(await orderCount()).toBe(before + 1)
  })

  it('allows going back in mode 9', async () => {
    await openFromBooking()
    await orderWith('mode9', 20)
    await question()
    await shop.tap('#dialog-confirm')
    await shop.seen('#plan-0')
  })

  it('finds the same order at the second tap after a lost answer', async () => {
    const before = await orderCount()
    // The browser itself sends a call again for every used connection that breaks.
    await orderWith('lostAnswer', 20)
    await shop.seen(':text("无法连接网络")')
    await parts.gateway.sandbox('faults', {})
    await shop.tap('#submit-order')
    await shop.seen('#pay')
    expect(await orderCount()).toBe(before + 1)
  })
})

describe('a question', () => {
  const focused = () =>
    shop.page.evaluate(() => document.activeElement?.id || document.activeElement?.getAttribute('role'))

  it('traps the focus, and blocks taps behind it', async () => {
    await orderWith('mode10')
    await question()
    expect(await focused()).toMatch(/^modal/)
    const stops: unknown[] = []
    for (let count = 0; count < 4; count += 1) {
      await shop.page.keyboard.press('Tab')
      stops.push(await focused())
    }
    expect(stops).toEqual(['dialog-cancel', 'dialog-confirm', 'dialog-cancel', 'dialog-confirm'])
    const reached = await shop.page.evaluate(() => {
      const spots = [0.01, 0.25, 0.5, 0.75, 0.99]
      const dialog = document.querySelector('[role=alertdialog]')
      const layer = dialog?.parentElement
      return spots.flatMap((x) =>
        spots.map((y) => {
          const hit = document.elementFromPoint(x * innerWidth, y * innerHeight)
          return layer?.contains(hit) ? null : `${x} ${y}: ${hit?.outerHTML.slice(0, 80)}`
        }),
      )
    })
    expect(reached.filter(Boolean)).toEqual([])
  })

  it('declines with Escape', async () => {
    await openFromBooking()
    await orderWith('mode10')
    await question()
    await shop.page.keyboard.press('Escape')
    await shop.seen('#plan-0')
    expect(await shop.page.locator('[role=alertdialog]:visible').count()).toBe(0)
  })

  it('closes with its page when the browser goes back, one page only', async () => {
    await openFromBooking()
    const before = await orderCount()
    await orderWith('mode10')
    await question()
    await shop.page.goBack()
    await shop.seen('#plan-0')
    expect(await shop.page.locator('[role=alertdialog]:visible').count()).toBe(0)
    await shop.page.waitForTimeout(500)
    await shop.seen('#plan-0')
    expect(await orderCount()).toBe(before)
  })

  it('opens binding for a missing phone, then returns to the order (LOGIN-050)', async () => {
    await orderWith('needBind')
    await shop.tap('#dialog-confirm')
    await shop.seen('#bind')
    expect(await shop.accessibilityFaults()).toEqual([])
    await shop.page.goBack()
    await shop.tap('#submit-order')
    await shop.seen('#pay')
  })
})

it('shows that a shop has closed, and finds it again when it has opened', async () => {
  await parts.gateway.sandbox('shop', { status: 'MAINTAIN' })
  await shop.tap('#submit-order')
  await shop.seen(':text("店铺维护中，马上就好")')
  expect(await shop.accessibilityFaults()).toEqual([])
  await shop.goto('/')
  await shop.seen(':text("重新查看")')
  // The page checks by itself when shown; it must find the shop closed.
  await shop.drawn()
  await parts.gateway.sandbox('shop', { status: 'OPEN' })
  await shop.tap(':text("重新查看")')
  await shop.seen('[href^="/content/"]')
})
