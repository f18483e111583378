import { answering, cashiers, type Intercept, openSheet, option, pay } from '@test/payment-page'
import { type RenderOptions, theGateway } from '@test/render-page'
import { byId, eventually, pass, seen, seenText, tap, type } from '@test/screen'
import { settle } from '@test/screen-orders'
import { act, screen } from '@testing-library/react'
import type { PayInput } from '@/contracts/payment/pay'
import { VERIFICATION_PRODUCT } from '@/domain/payment-products'
import { PaymentError } from '@/services/payment/payment-error'
import type { Payable } from './pay-input'

it('shows amount, methods, deadline and terms (PAY-005, PAY-034)', async () => {
  await openSheet()
  await seen('pay')
  expect(byId('payment-sheet').textContent).toContain('选择支付方式')
  expect(document.querySelectorAll('[role="radiogroup"] [role="radio"]')).toHaveLength(5)
  expect(byId('payment-sheet').textContent).toMatch(/剩余支付时间 \d+:\d\d/)
  expect(byId('pay').textContent).toMatch(/^确认支付 ¥\d+/)
  expect(byId('agree-payment')).toBeDefined()
})

it.each([
  ['seconds', (_now: number) => 42, '00:4'],
  ['the moment at which it ends', (now: number) => now + 30_000, '00:[23]'],
])('counts down from the time that the order has left, as %s (ORDER-049)', async (_how, timeAt, left) => {
  const { clock } = await theGateway()
  await openSheet({ intercept: answering('/reserve_time', { time: timeAt(clock.now()) }) })
  await seen('pay')
  expect(byId('payment-sheet').textContent).toMatch(new RegExp(`剩余支付时间 ${left}`))
})

it('remembers the last payment product, and preselects it (NET-139, PAY-016)', async () => {
  const offered = cashiers(option('UNION_PAY', 900), option('ALIPAY_WAP', 900))
  const first = await openSheet({ intercept: offered })
  await seen('pay')
  const ways = () => screen.getAllByRole('radio')
  expect(ways().map((way) => way.getAttribute('aria-checked'))).toEqual(['true', 'false'])
  await tap(ways()[1] as HTMLElement)
  await tap('pay')
  await eventually(() => expect(first.storage.get('last-payment')).toBe('ALIPAY_WAP'))
  first.close()
  await openSheet({
    intercept: offered,
    prepare: ({ storage }) => void storage.set('last-payment', first.storage.get('last-payment')),
  })
  await seen('pay')
  expect(ways().map((way) => way.getAttribute('aria-checked'))).toEqual(['false', 'true'])
})

describe('the payment result (PAY-020)', () => {
  it('shows paid once the order is', async () => {
    const { results, payment, order, router } = await openSheet()
    payment.onStart = () => settle(order.orderId)
    await pay()
    await eventually(() => expect(results).toEqual([{ status: 'paid' }]))
    expect(router.moves).toEqual([])
  })

  it.each([
    ['given up by the buyer', { status: 'cancelled' }, 'given-up'],
    ['not known to the vendor', { status: 'unknown' }, 'unknown'],
    ['taken by the device and not by the shop', { status: 'submitted' }, 'unknown'],
  ] as const)('shows %s without alarm (NET-060)', async (_name, outcome, status) => {
    const { results, payment } = await openSheet()
    payment.nextOutcome = outcome
    await pay()
    await eventually(() => expect(results).toEqual([{ status }]))
    expect(document.querySelector('[role="alert"]')).toBeNull()
  })

  it('shows cancelled when the order was cancelled in the meantime', async () => {
    const { results, payment, gateway } = await openSheet()
    payment.onStart = async () => gateway.clock.advance(16 * 60_000)
    await pay()
    await eventually(() => expect(results).toEqual([{ status: 'cancelled' }]))
  })

  it('shows a failure of the device, with the order and the reason', async () => {
    const { results, payment, order } = await openSheet()
    payment.nextOutcome = { status: 'failed', reason: 'no money' }
    await pay()
    await seenText('支付未完成')
    const [result] = results
    const error = result?.status === 'failed' && result.error
    expect(error).toBeInstanceOf(PaymentError)
    expect(error).toMatchObject({ orderId: order.orderId, code: 'pay.failed', cause: 'no money' })
  })

  it('shows a failure of the shop, with order, message and status code (PAY-055)', async () => {
    const refused = { statusCode: 22034001, comments: '该订单正在处理', mode: 1, data: null }
    const { results, order } = await openSheet({
      intercept: ({ url }) => (url.includes('payments/pay') ? { status: 200, headers: {}, body: refused } : undefined),
    })
    await pay()
    await eventually(() => expect(results).toHaveLength(1))
    const [result] = results
    const error = result?.status === 'failed' ? result.error : null
    expect(error).toMatchObject({ orderId: order.orderId, message: '该订单正在处理', statusCode: 22034001 })
    expect(byId('payment-sheet').textContent).toContain('该订单正在处理')
  })
})

describe('paying with a code', () => {
  async function openCode(intercept: Intercept = null, order: Partial<Payable> = {}) {
    const page = await openSheet({ intercept, order })
    await tap(`method-${VERIFICATION_PRODUCT}`)
    await pay()
    await seen('verification')
    return page
  }

  it('shows a rejected code as an error, with the reason below it (PAY-030, PAY-058)', async () => {
    const { results, order } = await openCode()
    await type('verify-code', '000000')
    await tap('verify-pay')
    await eventually(() => expect(results).toHaveLength(1))
    const [result] = results
    const error = result?.status === 'failed' ? result.error : null
    expect(error).toMatchObject({ orderId: order.orderId, code: 'code-refused' })
    expect(error?.message).not.toBe('')
    expect(byId('verification').textContent).toContain(error?.message)
  })

  it('accepts six digits only, and pays once (PAY-031, PAY-032)', async () => {
    const { results, network } = await openCode()
    const isPossible = () => !(byId('verify-pay') as HTMLButtonElement).disabled
    expect(isPossible()).toBe(false)
    await type('verify-code', '00000')
    expect(isPossible()).toBe(false)
    await type('verify-code', '000000')
    expect(isPossible()).toBe(true)
    act(() => {
      byId('verify-pay').click()
      byId('verify-pay').click()
    })
    await eventually(() => expect(results).toHaveLength(1))
    expect(network.sent.filter((call) => call.includes('verification/pay'))).toHaveLength(1)
  })

  it('pays an order with a coupon by the common call, which names the terminal (PAY-062)', async () => {
    const bodies: PayInput[] = []
    const { results, network, order } = await openCode(
      ({ url, body }) => {
        if (/payments\/pay(\?|$)/.test(url)) bodies.push(JSON.parse(body ?? '{}'))
        return undefined
      },
      { hasPromotion: true },
    )
    await type('verify-code', '000000')
    await tap('verify-pay')
    await eventually(() => expect(results).toMatchObject([{ status: 'failed', error: { code: 'code-refused' } }]))
    expect(bodies).toMatchObject([
      { src: 'M_WEB', verificationCode: '000000', transactionIds: order.unPaidTransactionIds },
    ])
    expect(network.sent.filter((call) => call.includes('verification/pay'))).toEqual([])
  })

  it('shows a failed call as an error (PAY-058)', async () => {
    const { results } = await openCode(({ url }) =>
      url.includes('verification/pay') ? { status: 500, headers: {}, body: '' } : undefined,
    )
    await type('verify-code', '000000')
    await tap('verify-pay')
    await eventually(() => expect(results).toMatchObject([{ status: 'failed', error: { kind: 'unavailable' } }]))
  })

  it('shows a code that was not sent, and allows another (PAY-027, PAY-058)', async () => {
    await openCode(answering('verification/query_code', { success: false }))
    expect(byId('verify-send').textContent).toBe('获取验证码')
    await tap('verify-send')
    await eventually(() => expect(byId('verification').querySelector('[role="alert"]')?.textContent).toBeTruthy())
    expect(byId('verify-send').textContent).toBe('获取验证码')
  })

  it('offers another code once the countdown has ended (PAY-029)', async () => {
    const { network, gateway } = await openCode()
    const requested = () => network.sent.filter((call) => call.includes('query_code')).length
    await tap('verify-send')
    await seenText('秒后可重新获取')
    expect((byId('verify-send') as HTMLButtonElement).disabled).toBe(true)
    gateway.clock.advance(60_000)
    await pass(1000)
    expect(byId('verify-send').textContent).toBe('重新获取')
    await tap('verify-send')
    await seenText('秒后可重新获取')
    expect(requested()).toBe(2)
    // The newest message is that of the next user.
    gateway.clock.advance(1000)
  })

  it('ends as paid (PAY-020, PAY-028, PAY-033)', async () => {
    const { results, order } = await openCode()
    await tap('verify-send')
    await seenText('秒后可重新获取')
    expect(byId('verify-send').textContent).toMatch(/(60|59) 秒后可重新获取/)
    const { gateway } = await theGateway()
    const outbox = (await gateway.inject({ url: '/sandbox/api/outbox' })).json<{ content: string }[]>()
    await type('verify-code', /\d{6}/.exec(outbox.at(0)?.content ?? '')?.[0] ?? '')
    await tap('verify-pay')
    await eventually(() => expect(results.at(-1)).toEqual({ status: 'paid' }))
    expect(order.orderId).not.toBe('')
  })
})

describe('the calls of a payment', () => {
  /** The bodies of calls whose address ends so. */
  async function bodies(options: RenderOptions & { order?: Partial<Payable> }) {
    const found: { url: string; body: PayInput }[] = []
    const page = await openSheet({
      ...options,
      intercept: ({ url, body }) => {
        if (/payments\/(pay|cashiers)/.test(url)) found.push({ url, body: JSON.parse(body ?? '{}') })
        return undefined
      },
    })
    page.payment.onStart = () => new Promise(() => {})
    await pay()
    await eventually(() => expect(found).toHaveLength(2))
    return { ...page, cashier: found[0]?.body, started: found[1]?.body }
  }

  it('name every unpaid transaction of the order, and nothing else of it (PAY-060, PAY-072)', async () => {
    const { order, cashier, started } = await bodies({})
    expect(order.unPaidTransactionIds).toHaveLength(1)
    expect(cashier?.transactionIds).toEqual(order.unPaidTransactionIds)
    expect(cashier).toMatchObject({ platform: 'M_WEB', src: 'M_WEB', browserType: 'OTHER' })
    expect(started?.transactionIds).toEqual(order.unPaidTransactionIds)
  })

  it('send the payer as the host app names them, and the return address (PAY-061)', async () => {
    const { order, started } = await bodies({
      launchQuery: { thirdPartyUserId: 'bank-7', thirdPartyOpenId: 'o-7', channelId: 'c1' },
      terminal: { osType: 'IOS' },
    })
    const query = `orderId=${order.orderId}&orderType=ticket&channelId=c1`
    expect(started).toEqual({
      transactionIds: order.unPaidTransactionIds,
      platform: 'M_WEB',
      paymentProduct: 'WEIXIN_HK_H5',
      isNewCyy: true,
      osType: 'IOS',
      thirdPartyUserId: 'bank-7',
      thirdPartyOpenId: 'o-7',
      returnUrl: `http://shop.test/pay-loading?${query}`,
      actualReturnUrl: `http://shop.test/pay-success?${query}`,
      cancelUrl: `http://shop.test/order/detail/${order.orderId}`,
    })
  })

  it('reject unknown third parties (PAY-061)', async () => {
    const { started } = await bodies({ launchQuery: { thirdPartyUserId: 'x'.repeat(65), thirdPartyOpenId: '<b>' } })
    expect(started).not.toHaveProperty('thirdPartyUserId')
    expect(started).not.toHaveProperty('thirdPartyOpenId')
  })

  it('return to the page named by the order, if it belongs to the shop (ORDER-013)', async () => {
    const payReturnUrl = '/package-reserve/pages/reserve-order/reserve-order?orderId=7'
    const { started } = await bodies({ order: { payReturnUrl } })
    expect(started?.actualReturnUrl).toBe(`http://shop.test${payReturnUrl}`)
  })

  it.each(['https://evil.example/', '//evil.example', '/sandbox/api/reset', 'javascript:alert(1)'])(
    'never return to %s, which is no page of the shop (ORDER-013)',
    async (payReturnUrl) => {
      const { started } = await bodies({ order: { payReturnUrl } })
      expect(started?.actualReturnUrl).toMatch(/^http:\/\/shop\.test\/pay-success\?orderId=/)
    },
  )

  it('return to the page that follows an order of this type (NAV-129, PAY-073)', async () => {
    const { started } = await bodies({ order: { orderType: 'PARKING', boughtOn: 'parking-detail' } })
    expect(started?.actualReturnUrl).toMatch(/\/pay-success\?orderId=\w+&orderType=parking&fromPage=parking-detail$/)
    expect(started?.returnUrl).toMatch(/\/pay-loading\?orderId=\w+&orderType=parking&fromPage=parking-detail$/)
  })
})
