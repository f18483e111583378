import { VendorBuyer } from '@test/vendor-buyer'
import { VendorShop } from '@test/vendor-shop'
import { eq } from 'drizzle-orm'
import { newKeys } from '../../__tests__/vendors/alipay-vendor'
import type { VendorOrder } from '../../__tests__/vendors/vendor-ledger'
import { paymentDifferences } from '../src/database/schema/payments'

let vendors: VendorShop
let buyer: VendorBuyer
let order: VendorOrder
let buyers = 0

beforeAll(async () => {
  vendors = await VendorShop.open()
})
afterAll(() => vendors.close())

const differences = (reference: string) =>
  vendors.shop.database.db.select().from(paymentDifferences).where(eq(paymentDifferences.reference, reference))

/** A buyer who has paid at the vendor, which has not reported it. */
async function paidAtVendor(product: string): Promise<void> {
  buyers += 1
  buyer = await VendorBuyer.arrive(vendors, buyers)
  const number = await buyer.payAtVendor(product)
  const placed = vendors.vendorOf(number).ledger.orders.get(number)
  if (!placed) throw new Error('no order')
  order = placed
}

describe('a report of WeChat (issue 47)', () => {
  beforeEach(() => paidAtVendor('WEIXIN_HK_H5'))

  it('takes effect once when it is repeated', async () => {
    const report = vendors.wechat.paymentReport(order)
    expect([await vendors.sendWechat(report), await vendors.sendWechat(report)]).toEqual([200, 200])
    expect([await buyer.state(), await buyer.refunds()]).toEqual(['DELIVERING', []])
  })

  it.each(['body', 'signature', 'serial', 'timestamp', 'nonce'])('gets refused with another %s', async (part) => {
    const { path, headers, body } = vendors.wechat.paymentReport(order)
    const changed =
      part === 'body'
        ? { path, headers, body: body.replace('"id"', '"Id"') }
        : { path, body, headers: { ...headers, [`wechatpay-${part}`]: '1' } }
    expect(await vendors.sendWechat(changed)).toBe(401)
    expect(await buyer.state()).toBe('UNPAID')
  })

  it('gets refused for another merchant, whose key it has', async () => {
    const foreign = vendors.wechat.paymentReport(order, {}, 'apiv3-key-of-some-other-merchant')
    expect(await vendors.sendWechat(foreign)).toBe(401)
    expect(await vendors.sendWechat(vendors.wechat.paymentReport(order, { mchid: '1900000110' }))).toBe(401)
    expect(await vendors.sendWechat(vendors.wechat.paymentReport(order, { appid: 'wxother' }))).toBe(401)
    expect(await buyer.state()).toBe('UNPAID')
  })

  it('gets refused when it is replayed after five minutes', async () => {
    const report = vendors.wechat.paymentReport(order)
    vendors.shop.clock.advance(5 * 60_000 + 1000)
    expect(await vendors.sendWechat(report)).toBe(401)
  })

  it('gets accepted after the platform certificate has changed', async () => {
    await vendors.sendWechat(vendors.wechat.paymentReport(order))
    await paidAtVendor('WEIXIN_HK_H5')
    vendors.wechat.rotate()
    vendors.shop.clock.advance(61_000)
    expect(await vendors.report(order.number)).toBe(200)
    expect(await buyer.state()).toBe('DELIVERING')
  })

  it('fetches certificates at most once a minute for unknown serial numbers', async () => {
    const { path, headers, body } = vendors.wechat.paymentReport(order)
    const before = vendors.wechat.server.calls.length
    vendors.shop.clock.advance(61_000)
    for (let at = 0; at < 20; at += 1) {
      const timestamp = String(Math.floor(vendors.shop.clock.now() / 1000))
      const forged = { ...headers, 'wechatpay-timestamp': timestamp, 'wechatpay-serial': `5A${at}` }
      expect(await vendors.sendWechat({ path, headers: forged, body })).toBe(401)
    }
    expect(vendors.wechat.server.calls.length - before).toBe(1)
  })

  it.each([
    ['amount', { amount: { total: 1, currency: 'CNY' } }, 1],
    ['currency', { amount: { total: 6000, currency: 'HKD' } }, 6000],
  ])('pays nothing with another %s, which is listed', async (_part, change, vendorCents) => {
    expect(await vendors.sendWechat(vendors.wechat.paymentReport(order, change))).toBe(200)
    expect(await buyer.state()).toBe('UNPAID')
    const kind = 'OTHER_PAYMENT_AMOUNT'
    expect(await differences(order.number)).toMatchObject([
      { kind, bookedCents: 6000, bookedCurrency: 'CNY', vendorCents },
    ])
  })

  it('pays nothing for a payment of another vendor or of none, which is listed', async () => {
    const wechat = order
    await paidAtVendor('ALIPAY_CN_WAP')
    for (const reference of [order.number, 'f00f00f00f00f00f00f00f00']) {
      await vendors.sendWechat(vendors.wechat.paymentReport(wechat, { out_trade_no: reference }))
      expect(await differences(reference)).toMatchObject([{ kind: 'UNKNOWN_PAYMENT', provider: 'wechat-pay' }])
    }
    expect(await buyer.state()).toBe('UNPAID')
  })

  it('gets refused when it is too long', async () => {
    const { path, headers, body } = vendors.wechat.paymentReport(order)
    expect(await vendors.sendWechat({ path, headers, body: body + ' '.repeat(40_000) })).toBe(413)
  })

  it('finishes a refund, which is the one of the books', async () => {
    await vendors.report(order.number)
    await buyer.close()
    await vendors.shop.runJobs()
    expect(await buyer.refunds()).toMatchObject([{ state: 'REFUNDING' }])
    const [refund] = order.refunds.values()
    if (!refund) throw new Error('no refund')
    expect(await vendors.sendWechat(vendors.wechat.refundReport(order, refund))).toBe(200)
    await vendors.shop.runJobs()
    expect(await buyer.refunds()).toMatchObject([{ state: 'REFUNDED' }])
    await vendors.sendWechat(vendors.wechat.refundReport(order, { ...refund, number: 'unknown' }))
    expect(await differences('unknown')).toMatchObject([{ kind: 'UNKNOWN_REFUND', vendorCents: 6000 }])
  })
})

describe('a report of Alipay (issue 47)', () => {
  beforeEach(() => paidAtVendor('ALIPAY_CN_WAP'))

  it('takes effect once when it is repeated', async () => {
    const report = vendors.alipay.report(order)
    expect([await vendors.sendAlipay(report), await vendors.sendAlipay(report)]).toEqual([200, 200])
    expect([await buyer.state(), await buyer.refunds()]).toEqual(['DELIVERING', []])
  })

  it('gets refused when it was changed, or repeats a field', async () => {
    const report = vendors.alipay.report(order)
    expect(await vendors.sendAlipay(report.replace('total_amount=60.00', 'total_amount=60.01'))).toBe(401)
    expect(await vendors.sendAlipay(`${report}&trade_status=WAIT_BUYER_PAY`)).toBe(401)
    expect(await vendors.sendAlipay('')).toBe(401)
    expect(await buyer.state()).toBe('UNPAID')
  })

  it('gets refused for another merchant or app', async () => {
    expect(await vendors.sendAlipay(vendors.alipay.report(order, { seller_id: '2088000000000002' }))).toBe(401)
    expect(await vendors.sendAlipay(vendors.alipay.report(order, { app_id: '2021other' }))).toBe(401)
    expect(await buyer.state()).toBe('UNPAID')
  })

  it('gets refused with a key that the shop does not have', async () => {
    vendors.alipay.rotate(newKeys())
    expect(await vendors.sendAlipay(vendors.alipay.report(order))).toBe(401)
    vendors.alipay.rotateBack()
    expect(await vendors.sendAlipay(vendors.alipay.report(order))).toBe(200)
  })

  it('gets accepted with the second of two keys while Alipay replaces one', async () => {
    vendors.alipay.rotate(vendors.nextAlipayKeys)
    expect(await vendors.sendAlipay(vendors.alipay.report(order))).toBe(200)
    vendors.alipay.rotateBack()
    expect(await buyer.state()).toBe('DELIVERING')
  })

  it('pays nothing with another amount, which is listed', async () => {
    await vendors.sendAlipay(vendors.alipay.report(order, { total_amount: '0.01' }))
    expect(await buyer.state()).toBe('UNPAID')
    expect(await differences(order.number)).toMatchObject([{ kind: 'OTHER_PAYMENT_AMOUNT', vendorCents: 1 }])
  })
})
