/** @engine embedded: its SQL only reads. */
import { VendorBuyer } from '@test/vendor-buyer'
import { API_KEY, VendorShop } from '@test/vendor-shop'
import { sql } from 'drizzle-orm'

/** Data of a buyer that only the vendor may get. */
const PERSONAL = ['planted-open-id', '13950001001']

describe('keys of the shop and data of buyers (issue 47)', () => {
  it('appear in no answer, log or table, whatever the vendors do', async () => {
    const vendors = await VendorShop.open()
    const { shop, wechat, alipay } = vendors
    const answers: string[] = []
    for (const [at, product, src] of [
      [1, 'WEIXIN_HK_JSAPI', 'WEIXIN_H5'],
      [2, 'WEIXIN_HK_H5', 'M_WEB'],
      [3, 'ALIPAY_CN_WEB', 'PC_WEB'],
      [4, 'ALIPAY_CN_MINI_PROGRAM', 'ALIPAY_MINI'],
    ] as const) {
      const buyer = await VendorBuyer.arrive(vendors, at)
      for (const fault of ['error', 'lost', 'half', 'down'] as const) {
        wechat.server.faults = [fault]
        alipay.server.faults = [fault]
        answers.push(JSON.stringify(await vendors.start(buyer.order, buyer.as, product, src)))
      }
      wechat.server.faults = []
      alipay.server.faults = []
      const number = await buyer.payAtVendor(product, src)
      const placed = vendors.vendorOf(number).ledger.orders.get(number)
      if (!placed) throw new Error('no order')
      await vendors.sendWechat(
        wechat.paymentReport(
          { ...placed, notifyUrl: 'https://a/notify/payments/wechat-pay' },
          {},
          API_KEY.replace('p', 'q'),
        ),
      )
      await vendors.sendAlipay(alipay.report(placed, { buyer_logon_id: PERSONAL[1] ?? '' }).replace('60.00', '0.01'))
      await vendors.report(number)
      await buyer.close()
      wechat.server.isDown = true
      alipay.server.isDown = true
      await shop.runJobs()
      wechat.server.isDown = false
      alipay.server.isDown = false
    }
    const tables = await Promise.all(
      ['payments', 'refund_payments', 'payment_differences', 'payment_bills', 'idempotency_keys'].map((name) =>
        shop.database.db.execute(sql.raw(`SELECT * FROM ${name}`)),
      ),
    )
    expect(shop.logged.join('')).toContain('payment notice')
    const written = { log: shop.logged.join(''), answers: answers.join(''), tables: JSON.stringify(tables) }
    for (const [place, text] of Object.entries(written)) {
      const planted = [...vendors.secrets, ...PERSONAL].filter((secret) => text.includes(secret))
      expect([place, planted]).toEqual([place, []])
    }
    // The vendor did get what it needs: the search would find it.
    expect(wechat.server.calls.some(({ body }) => body.includes('planted-open-id'))).toBe(true)
    await vendors.close()
  })
})
