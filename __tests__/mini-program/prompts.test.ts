import { phoneForEachTest } from '@test/phone-for-each-test'
import { platformsInDepth } from '@test/tested-platforms'
import { NAMED_SHOWS } from '../../gateway/src/demo/named-shows'

/** Pipeline dialogs, with their buttons in screen reader order. */
const QUESTIONS: [scenario: string, title: string, buttons: string[]][] = [
  ['mode2', '沙箱模拟的失败', ['确定']],
  ['mode4', '沙箱模拟的失败', ['返回']],
  ['mode10', '沙箱模拟的失败', ['返回', '重试']],
  ['backToBooking', '沙箱模拟的失败', ['返回']],
  ['status461', '当前网络访问次数过多', ['返回', '重试']],
  ['mode77', '出了点小问题', ['返回']],
  ['needBind', '提示', ['确定']],
  ['otherDevice', '提示', ['确定']],
  ['areaMismatch', '当前店铺暂不支持您的手机号所在地区', ['取消', '退出登录']],
  ['langMismatch', '当前语言不支持手机号登录', ['取消', '退出登录']],
]

describe.each(platformsInDepth)('a question on %s', (platform) => {
  const at = phoneForEachTest(platform)

  async function open(showId?: string): Promise<void> {
    await at.phone.bookTicket(showId)
  }

  async function submitWith(scenario: string): Promise<void> {
    await open()
    await at.phone.sandbox('faults', { scenario, path: 'create_order', times: 1 })
    await at.phone.app.tap('#submit-order')
    await at.phone.seen('#dialog-confirm')
  }

  afterEach(async () => {
    await at.phone.sandbox('faults', {})
    await at.phone.sandbox('shop', { status: 'OPEN' })
  })

  const orders = async () => (await at.phone.sandbox<unknown[]>('orders')).length
  const buttons = () =>
    ['#dialog-cancel', '#dialog-confirm']
      .filter((id) => at.phone.app.all(id).length > 0)
      .map((id) => at.phone.app.text(id))

  it.each(QUESTIONS)('shows after %s a named dialog above everything', async (scenario, title, expected) => {
    await submitWith(scenario)
    const { app } = at.phone
    const role = platform === 'alipay' ? 'role' : 'aria-role'
    const [dialog] = app.all(`[${role}=alertdialog]`)
    if (!dialog) throw new Error('there is no dialog')
    expect(app.attribute(`[${role}=alertdialog]`, 'aria-label')).toBe(title)
    expect(buttons()).toEqual(expected)
    // Later elements are above and read last; the layer blocks touches on the page.
    const everything = app.all('*')
    const first = everything.indexOf(dialog)
    const behind = everything.indexOf(app.get('#submit-order'))
    expect(first).toBeGreaterThan(behind)
  })

  it('closes with its page when the user goes back, without an order', async () => {
    await submitWith('mode10')
    const before = await orders()
    await at.phone.app.back()
    await at.phone.seen('#plan-0')
    expect(at.phone.app.all('#dialog-confirm').length).toBe(0)
    expect(await orders()).toBe(before)
    expect(at.phone.app.page.route).toBe('package-show/pages/booking/booking')
  })

  it('opens binding for a missing phone (LOGIN-050)', async () => {
    await submitWith('needBind')
    await at.phone.app.waitForText('请先绑定手机号')
    await at.phone.app.tap('#dialog-confirm')
    await at.phone.seen('#bind')
  })

  it('confirms a language change before it logs out (LOGIN-053, LOGIN-063)', async () => {
    await submitWith('langMismatch')
    await at.phone.app.tap('#dialog-confirm')
    await at.phone.app.tap('#submit-order')
    await at.phone.seen('#phone')
  })

  it('becomes a page when the shop has closed', async () => {
    await open()
    await at.phone.sandbox('shop', { status: 'MAINTAIN' })
    await at.phone.app.tap('#submit-order')
    await at.phone.app.waitForText('店铺维护中，马上就好')
    await at.phone.sandbox('shop', { status: 'OPEN' })
    await at.phone.app.tapText('重新查看')
    await at.phone.app.waitForText('近期热门')
  })

  it('shows a slider and a picture of the risk service', async () => {
    await open(NAMED_SHOWS.captcha)
    const before = await orders()
    const answer = async () => (await at.phone.sandbox<{ answer: string }[]>('risk-captchas'))[0]?.answer ?? ''
    const { app } = at.phone
    app.vendor.payment.next('cancelled')
    await app.tap('#submit-order')
    await at.phone.seen('#captcha-slide')
    await app.change('#captcha-slide', Number(await answer()))
    at.gateway.clock.advance(1000)
    await app.tap('#captcha-check')
    await at.phone.seen('#captcha-answer')
    await app.input('#captcha-answer', await answer())
    await app.tap('#captcha-check')
    await at.phone.seen('#operation-TO_BE_PAID')
    expect(await orders()).toBe(before + 1)
  })
})
