import { phoneForEachTest } from '@test/phone-for-each-test'
import { platforms } from '../../simulator/package/platforms'

const NETWORK_BUSY = ['当前网络访问次数过多', '请切换网络或稍后重试']
const NETWORK_OFF = ['无法连接网络', '请检查网络或稍后再试']
const GENERIC = ['出了点小问题', '请返回稍后再试']
const REFUSED = ['沙箱模拟的失败']

/** Users read the same text whatever the shape of the answer. */
const QUESTIONS: [scenario: string, words: string[]][] = [
  ...[461, 469, 999, 418, 403, 405].map((status): [string, string[]] => [`status${status}`, NETWORK_BUSY]),
  ['http504', NETWORK_OFF],
  ['emptyBody', GENERIC],
  ['notJson', GENERIC],
  ['truncated', GENERIC],
  ['mode77', GENERIC],
  ['mode2', REFUSED],
  ['mode4', REFUSED],
  ['mode10', REFUSED],
]

describe.each(platforms)('an order that fails on %s', (platform) => {
  const at = phoneForEachTest(platform)

  beforeEach(async () => {
    await at.phone.openConfirmation()
  })
  afterEach(async () => {
    await at.phone.sandbox('faults', {})
  })

  const orders = async () => (await at.phone.sandbox<unknown[]>('orders')).length

  async function submitWith(scenario: string, times = 1): Promise<void> {
    await at.phone.sandbox('faults', { scenario, path: 'create_order', times })
    await at.phone.app.tap('#submit-order')
  }

  it('retries a crowded channel automatically, and places one order', async () => {
    const before = await orders()
    at.phone.app.vendor.payment.next('cancelled')
    await submitWith('mode9', 4)
    await at.phone.app.waitForText('取消并返回')
    for (let tries = 1; tries <= 4; tries += 1) await at.phone.app.advance(3000)
    await at.phone.seen('#operation-TO_BE_PAID')
    expect(await orders()).toBe(before + 1)
  })

  it.each(QUESTIONS)('shows the texts of %s', async (scenario, words) => {
    await submitWith(scenario)
    await at.phone.seen('#dialog-confirm')
    for (const text of words) await at.phone.app.waitForText(text)
  })

  it('keeps a dialog disabled for five seconds when the shop requests patience', async () => {
    await submitWith('mode5')
    await at.phone.app.waitForText('关闭(5)')
    await at.phone.app.advance(5000)
    await at.phone.app.tap('#dialog-confirm')
    expect(at.phone.app.all('#dialog-confirm').length).toBe(0)
  })
})
