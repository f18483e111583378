import { adapterOn, CLOSED, MINI, type Mini, no, ok, STRANGE } from '@test/vendor-adapters'
import { vendorObject } from '@test/vendor-object'
import type { PaymentInfo } from '@/contracts/payment/pay'

jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  default: jest.requireActual('@test/vendor-object').taro,
}))

beforeEach(() => vendorObject.reset())

interface StartsPayments {
  start(info: PaymentInfo): Promise<unknown>
}

describe('the outcome of a payment', () => {
  const INFO: Record<Mini, PaymentInfo> = {
    weapp: { package: 'prepay_id=1', timeStamp: '1', nonceStr: 'n', signType: 'RSA', paySign: 's' },
    alipay: { tradeNO: '1' },
    tt: { orderId: '1', orderToken: 't' },
    xhs: { orderId: '1', payToken: 't' },
  }
  const CALL: Record<Mini, string> = {
    weapp: 'requestPayment',
    alipay: 'tradePay',
    tt: 'pay',
    xhs: 'requestGuaranteeOrderPayment',
  }
  const status = (name: string) => expect.objectContaining({ status: name })

  it.each([
    ['weapp', ok({ errMsg: 'requestPayment:ok' }), 'submitted'],
    ['weapp', CLOSED.weapp, 'cancelled'],
    ['weapp', no({ errMsg: 'requestPayment:fail (system error)' }), 'failed'],
    ['weapp', STRANGE.weapp, 'failed'],
    ['alipay', ok({ resultCode: '9000' }), 'submitted'],
    ['alipay', ok({ resultCode: 9000 }), 'submitted'],
    ['alipay', ok({ resultCode: '6001' }), 'cancelled'],
    ['alipay', ok({ resultCode: '8000' }), 'unknown'],
    ['alipay', ok({ resultCode: '6004' }), 'unknown'],
    ['alipay', ok({ resultCode: '4000' }), 'failed'],
    ['alipay', ok({ resultCode: '6002' }), 'failed'],
    ['alipay', ok({ resultCode: '99' }), 'failed'],
    ['alipay', no({ error: 4, errorMessage: 'no permission' }), 'failed'],
    ['tt', ok({ code: 0 }), 'submitted'],
    ['tt', ok({ code: 4 }), 'cancelled'],
    ['tt', ok({ code: 1 }), 'unknown'],
    ['tt', ok({ code: 9 }), 'unknown'],
    ['tt', ok({ code: 2 }), 'failed'],
    ['tt', ok({ code: 3 }), 'failed'],
    ['tt', no({ errMsg: 'pay:fail', errNo: '4' }), 'cancelled'],
    ['xhs', ok(), 'submitted'],
    ['xhs', CLOSED.xhs, 'cancelled'],
    ['xhs', STRANGE.xhs, 'failed'],
  ] as const)('reads on %s %j as %s (NET-060)', async (platform, reply, wanted) => {
    vendorObject.answer(CALL[platform], reply)
    const payment = adapterOn<StartsPayments>(platform, 'payment', 'payment')
    expect(await payment.start(INFO[platform])).toEqual(status(wanted))
  })

  it.each(MINI)('rejects on %s a product of another platform (PAY-054)', async (platform) => {
    const payment = adapterOn<StartsPayments>(platform, 'payment', 'payment')
    expect(await payment.start({ normalUrl: 'https://pay.example' })).toEqual({ status: 'unsupported' })
    expect(vendorObject.requests).toEqual([])
  })

  it('uses the older call on xhs without the newer one', async () => {
    vendorObject.answer('requestOrderPayment', ok())
    const payment = adapterOn<StartsPayments>('xhs', 'payment', 'payment')
    expect(await payment.start(INFO.xhs)).toEqual({ status: 'submitted' })
  })

  it.each([
    [ok({ orderId: '7' }), ok(), 'submitted'],
    [ok({ orderId: '7' }), no({ errNo: 4 }), 'cancelled'],
    [ok({ orderId: '7' }), no({ errNo: '9' }), 'unknown'],
    [no({ errNo: 21550 }), ok(), 'failed'],
    [ok({ orderId: '7' }), null, 'unsupported'],
  ])('reads in the general trade of tt %j then %j as %s', async (ordered, paid, wanted) => {
    vendorObject.answer('requestOrder', ordered)
    vendorObject.answer('getOrderPayment', paid)
    const payment = adapterOn<StartsPayments>('tt', 'payment', 'payment')
    const info = { orderData: '{"a": 1}', byteAuthorization: 'auth' }
    expect(await payment.start(info)).toEqual(status(wanted))
    if (wanted === 'submitted') expect(vendorObject.requests[0]?.options).toMatchObject({ data: '{"a": 1}' })
  })
})
