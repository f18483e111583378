import { passRefunds, VendorBuyer } from '@test/vendor-buyer'
import { VendorShop } from '@test/vendor-shop'
import { eq } from 'drizzle-orm'
import { zipSync } from 'fflate'
import { DAY_MS, HOUR_MS } from '../src/clock'
import { paymentBills, paymentDifferences, payments } from '../src/database/schema/payments'
import { refundPayments } from '../src/database/schema/refunds'

/** Bytes of a text in GB 18030, in which Alipay writes its bills. */
function inGb18030(text: string): Uint8Array {
  const decoder = new TextDecoder('gb18030')
  const codes = new Map<string, number[]>()
  for (let lead = 0x81; lead < 0xff; lead += 1) {
    for (let trail = 0x40; trail < 0xff; trail += 1) {
      codes.set(decoder.decode(Uint8Array.of(lead, trail)), [lead, trail])
    }
  }
  return Uint8Array.from(
    [...text].flatMap((sign) => (sign < '\u0080' ? [sign.charCodeAt(0)] : (codes.get(sign) ?? []))),
  )
}

/** The archive of a day: details and a summary. */
function alipayBill(rows: readonly (readonly string[])[]): Uint8Array {
  const head = '支付宝交易号,商户订单号,业务类型,完成时间,订单金额（元）,退款批次号/请求号'
  const details = ['#支付宝业务明细查询', head, ...rows.map((row) => row.join('\t,')), '#导出时间'].join('\r\n')
  const summary = ['#汇总', '门店编号,交易订单总笔数', `,${rows.length}`].join('\r\n')
  return zipSync({ 'details.csv': inGb18030(details), 'summary.csv': inGb18030(summary) })
}

describe.each([
  ['the mainland', {}],
  ['Hong Kong', { region: 'HK', currency: 'HKD', rate: '1.0891' }],
] as const)('bills of a vendor, %s (issue 47)', (_name, options) => {
  let vendors: VendorShop
  const db = () => vendors.shop.database.db
  const differences = async () =>
    (await db().select().from(paymentDifferences)).map(({ provider, kind, reference }) => [provider, kind, reference])

  beforeAll(async () => {
    vendors = await VendorShop.open(options)
  })
  afterAll(() => vendors.close())

  /** Advances to the noon after the next midnight in China. */
  async function passNight(): Promise<void> {
    const { clock } = vendors.shop
    const today = Math.floor((clock.now() + 8 * HOUR_MS) / DAY_MS) * DAY_MS - 8 * HOUR_MS
    clock.advance(today + DAY_MS + 12 * HOUR_MS - clock.now())
    await vendors.shop.runJobs()
  }

  it('agree with the books, settle what these have not heard of, and list the rest', async () => {
    const refunded = await VendorBuyer.arrive(vendors, 1)
    const good = await refunded.payAtVendor()
    await vendors.report(good)
    await refunded.close()
    await passRefunds(vendors)
    const silent = await VendorBuyer.arrive(vendors, 2)
    const unheard = await silent.payAtVendor()
    await db().update(payments).set({ checkAt: null }).where(eq(payments.id, unheard))
    const lost = await VendorBuyer.arrive(vendors, 3)
    const vanished = await lost.payAtVendor()
    await vendors.report(vanished)
    vendors.wechat.ledger.orders.delete(vanished)
    const strange = {
      number: 'another-shop',
      cents: 77,
      currency: 'CNY',
      appId: 'wx',
      notifyUrl: '',
      expiresAt: Number.MAX_VALUE,
    }
    vendors.wechat.ledger.place(strange)
    vendors.wechat.ledger.pay(strange.number)
    vendors.wechat.ledger.refund(strange.number, { number: 'another-refund', cents: 7, notifyUrl: '' }, true)
    await passNight()
    expect(await db().select().from(paymentBills)).toContainEqual(
      expect.objectContaining({ provider: 'wechat-pay', day: '2026-11-20', state: 'DONE', lines: 5 }),
    )
    expect((await differences()).sort()).toEqual([
      ['wechat-pay', 'MISSING_PAYMENT', vanished],
      ['wechat-pay', 'UNKNOWN_PAYMENT', 'another-shop'],
      ['wechat-pay', 'UNKNOWN_REFUND', 'another-refund'],
    ])
    // Its order had ended: the money is on its way back.
    expect(await silent.refunds()).toMatchObject([{ kind: 'LATE_PAYMENT' }])
    const parts = await db().select().from(refundPayments).where(eq(refundPayments.paymentId, good))
    expect(parts.map(({ billedOn }) => billedOn)).toEqual(['2026-11-20'])
  })

  it('list each difference once, and are fetched again when the vendor did not give them', async () => {
    const before = await differences()
    vendors.wechat.server.isDown = true
    await passNight()
    const waiting = await db().select().from(paymentBills).where(eq(paymentBills.day, '2026-11-21'))
    expect(waiting.find(({ provider }) => provider === 'wechat-pay')?.state).toBe('WAITING')
    vendors.wechat.server.isDown = false
    vendors.shop.clock.advance(HOUR_MS)
    await vendors.shop.runJobs()
    const done = await db().select().from(paymentBills).where(eq(paymentBills.day, '2026-11-21'))
    expect(done.find(({ provider }) => provider === 'wechat-pay')?.state).toBe('DONE')
    expect((await differences()).length).toBe(before.length)
  })
})

describe('a bill of Alipay (issue 47)', () => {
  it('compares payments and refunds in its archive with the books', async () => {
    const vendors = await VendorShop.open()
    const buyer = await VendorBuyer.arrive(vendors, 1)
    const number = await buyer.payAtVendor('ALIPAY_CN_WAP')
    await vendors.report(number)
    await buyer.close()
    await passRefunds(vendors)
    const [refund] = await vendors.shop.database.db.select().from(refundPayments)
    const time = '2026-11-20 11:00:00'
    const bill = alipayBill([
      ['2026', number, '交易', time, '60.00', ''],
      ['2026', number, '退款', time, '-59.00', refund?.id ?? ''],
      ['2026', 'another-shop', '交易', time, '1.00', ''],
    ])
    vendors.alipay.bills.set('2026-11-20', bill)
    vendors.shop.clock.advance(DAY_MS + 2 * HOUR_MS)
    await vendors.shop.runJobs()
    const rows = await vendors.shop.database.db.select().from(paymentDifferences)
    expect(rows.map(({ kind, bookedCents, vendorCents }) => [kind, bookedCents, vendorCents])).toEqual([
      ['OTHER_REFUND_AMOUNT', 6000, 5900],
      ['UNKNOWN_PAYMENT', null, 100],
    ])
    await vendors.close()
  })
})
