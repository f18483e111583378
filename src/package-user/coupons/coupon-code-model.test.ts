import { theGateway } from '@test/render-page'
import { done } from '@test/screen'
import { createTestApp } from '@test/test-app'
import { CouponCodeModel } from './coupon-code-model'

describe('the code of a coupon for the staff', () => {
  it.each([
    ['ORDER_INFO', 'the order is known that it came with', { orderId: 'o1' }],
    ['SINGLE_COUPON', 'no order is known', {}],
  ])('is requested with the source %s when %s (COUPON-089)', async (source, _when, of) => {
    const { app, network } = await done(createTestApp(await theGateway()))
    const sent: unknown[] = []
    network.intercept = ({ url, body }) => {
      if (url.includes('verify/code')) sent.push(JSON.parse(String(body)))
      return undefined
    }
    const model = new CouponCodeModel(app, { couponId: 'c1', couponTemplateId: 't1', ...of }, () => {})
    await done(model.load())
    model.dispose()
    expect(sent).toEqual([expect.objectContaining({ source })])
  })
})
