import { fixtureApp } from '../fixture-app'
import type { MiniApp } from '../mini-app'
import { type Platform, platforms } from '../package/platforms'
import { callVendor, type VendorAnswer } from './call-vendor'
import type { PaymentOutcome } from './payment'

let app: MiniApp

afterEach(() => app.close())

describe('payment', () => {
  const parameters = {
    weapp: { timeStamp: '1', nonceStr: 'n', package: 'prepay_id=1', signType: 'RSA', paySign: 's' },
    alipay: { tradeNO: '1' },
    tt: { orderInfo: { order_id: '1', order_token: 't' }, service: 5 },
    xhs: { orderInfo: { orderId: '1', payToken: 't' } },
  }
  const calls = { weapp: 'requestPayment', alipay: 'tradePay', tt: 'pay', xhs: 'requestGuaranteeOrderPayment' }
  const expected: [Platform, PaymentOutcome, VendorAnswer][] = [
    ['weapp', 'paid', { success: { errMsg: 'requestPayment:ok' } }],
    ['weapp', 'cancelled', { fail: { errMsg: 'requestPayment:fail cancel' } }],
    ['weapp', 'unknown', { success: { errMsg: 'requestPayment:ok' } }],
    ['weapp', 'failed', { fail: { errMsg: 'requestPayment:fail (system error)' } }],
    ['alipay', 'paid', { success: { resultCode: '9000' } }],
    ['alipay', 'cancelled', { success: { resultCode: '6001' } }],
    ['alipay', 'unknown', { success: { resultCode: '8000' } }],
    ['alipay', 'failed', { success: { resultCode: '4000' } }],
    ['tt', 'paid', { success: { code: 0, errMsg: 'pay:ok' } }],
    ['tt', 'cancelled', { success: { code: 4, errMsg: 'pay:ok' } }],
    ['tt', 'unknown', { success: { code: 9, errMsg: 'pay:ok' } }],
    ['tt', 'failed', { success: { code: 2, errMsg: 'pay:ok' } }],
    ['xhs', 'paid', { success: { errMsg: 'requestGuaranteeOrderPayment:ok' } }],
    ['xhs', 'cancelled', { fail: { errMsg: 'requestGuaranteeOrderPayment:fail cancel' } }],
    ['xhs', 'unknown', { success: { errMsg: 'requestGuaranteeOrderPayment:ok' } }],
    ['xhs', 'failed', { fail: { errMsg: 'requestGuaranteeOrderPayment:fail system error' } }],
  ]

  it.each(expected)('answers on %s when the payment is %s', async (platform, outcome, answer) => {
    app = fixtureApp(platform)
    app.vendor.payment.next(outcome)
    expect(await callVendor(app, calls[platform], parameters[platform])).toEqual(answer)
  })

  it.each(platforms)('settles the order before the app on %s receives the result', async (platform) => {
    app = fixtureApp(platform)
    const settled: unknown[] = []
    app.vendor.payment.onPaid = async (paid) => {
      settled.push(paid)
    }
    app.vendor.payment.next('cancelled')
    await callVendor(app, calls[platform], parameters[platform])
    expect(settled).toEqual([])
    await callVendor(app, calls[platform], parameters[platform])
    expect(settled).toEqual([parameters[platform]])
  })

  it('does not open the cashier without its parameters', async () => {
    app = fixtureApp('weapp')
    const { fail } = await callVendor(app, 'requestPayment', { ...parameters.weapp, paySign: undefined })
    expect(fail).toEqual({ errMsg: 'requestPayment:fail parameter error: parameter.paySign is missing' })
    expect(app.vendor.payment.attempts).toEqual([])
  })
})
