import type { App } from '@/services/app'
import { CouponCodeModel } from './coupon-code-model'

describe('the code of a coupon for the staff', () => {
  it.each([
    ['ORDER_INFO', 'the order is known that it came with', { orderId: 'o1' }],
    ['SINGLE_COUPON', 'no order is known', {}],
  ])('sends the source %s when %s (COUPON-089)', async (source, _when, order) => {
    const request = jest.fn().mockResolvedValue({ verifyCodeExpireTime: 0, serverTime: 0 })
    const app = { request, clock: { now: () => 0 } } as unknown as Pick<App, 'request' | 'clock'>
    const model = new CouponCodeModel(app, { couponId: 'c1', couponTemplateId: 't1', ...order }, () => {})
    await model.load()
    expect(request.mock.calls[0]?.[1]).toEqual({ couponId: 'c1', couponTemplateId: 't1', ...order, source })
  })
})
