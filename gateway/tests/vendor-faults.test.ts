import { keptBy, passRefunds, VendorBuyer } from '@test/vendor-buyer'
import { VendorShop } from '@test/vendor-shop'
import { eq } from 'drizzle-orm'
import { payments } from '../src/database/schema/payments'

const FAULTS = ['error', 'lost', 'half', 'down'] as const
/** Price of the ticket, cents. */
const PRICE = 6000

let vendors: VendorShop
let buyer: VendorBuyer
let buyers = 0

beforeAll(async () => {
  vendors = await VendorShop.open()
})
beforeEach(async () => {
  buyers += 1
  buyer = await VendorBuyer.arrive(vendors, buyers)
})
afterAll(() => vendors.close())

describe.each(['WEIXIN_HK_H5', 'ALIPAY_CN_WAP'] as const)('a payment by %s (issue 47)', (product) => {
  const isWechat = product === 'WEIXIN_HK_H5'
  const vendor = () => (isWechat ? vendors.wechat : vendors.alipay)

  it('gets paid by a question when no report arrives', async () => {
    await buyer.payAtVendor(product)
    await vendors.shop.runJobs()
    expect(await buyer.state()).toBe('UNPAID')
    vendors.shop.clock.advance(15_000)
    await vendors.shop.runJobs()
    expect(await buyer.state()).toBe('DELIVERING')
  })

  it('stays unpaid when only a page claims it on its return', async () => {
    const number = await buyer.begin(product)
    const url = `/pay-loading?out_trade_no=${number}&trade_status=TRADE_SUCCESS`
    await vendors.shop.gateway.inject({ method: 'GET', url })
    vendors.shop.clock.advance(15_000)
    await vendors.shop.runJobs()
    expect(await buyer.state()).toBe('UNPAID')
  })

  it('ends at the vendor when the order ends', async () => {
    const number = await buyer.begin(product)
    await buyer.cancel()
    await vendors.shop.runJobs()
    expect(vendor().ledger.pay(number)).toBe(false)
    const [row] = await vendors.shop.database.db.select().from(payments).where(eq(payments.id, number))
    expect(row).toMatchObject({ state: 'CLOSED', checkAt: null })
  })

  it('goes back through the vendor when it is late', async () => {
    const number = await buyer.payAtVendor(product)
    await buyer.cancel()
    expect(await vendors.report(number)).toBe(200)
    expect(await buyer.refunds()).toMatchObject([{ state: 'APPROVED', kind: 'LATE_PAYMENT' }])
    expect(keptBy(vendors, number)).toBe(PRICE)
    await passRefunds(vendors)
    expect(await buyer.refunds()).toMatchObject([{ state: 'REFUNDED', cents: PRICE }])
    expect([await buyer.state(), keptBy(vendors, number)]).toEqual(['CANCELED', 0])
  })

  it('goes back when it is the second of one order', async () => {
    const first = await buyer.payAtVendor(product)
    const second = await buyer.payAtVendor(isWechat ? 'ALIPAY_CN_WAP' : 'WEIXIN_HK_H5')
    await vendors.report(second)
    await vendors.report(first)
    await passRefunds(vendors)
    expect(await buyer.state()).toBe('DELIVERING')
    expect([keptBy(vendors, first), keptBy(vendors, second)]).toEqual([0, PRICE])
  })

  it.each(FAULTS)('goes back once when the vendor has a fault (%s)', async (fault) => {
    const number = await buyer.payAtVendor(product)
    await vendors.report(number)
    await buyer.close()
    vendor().server.faults = [fault, fault]
    await vendors.shop.runJobs()
    expect(await buyer.refunds()).toMatchObject([{ state: 'APPROVED' }])
    for (let hour = 0; hour < 3; hour += 1) await passRefunds(vendors)
    expect(await buyer.refunds()).toMatchObject([{ state: 'REFUNDED' }])
    expect([keptBy(vendors, number), vendor().ledger.orders.get(number)?.refunds.size]).toEqual([0, 1])
  })

  it('settles after an hour without its vendor', async () => {
    const number = await buyer.payAtVendor(product)
    vendor().server.isDown = true
    for (let minute = 0; minute < 60; minute += 5) {
      vendors.shop.clock.advance(5 * 60_000)
      await vendors.shop.runJobs()
    }
    expect(await buyer.state()).toBe('CANCELED')
    vendor().server.isDown = false
    vendors.shop.clock.advance(10 * 60_000)
    await vendors.shop.runJobs()
    await passRefunds(vendors)
    expect([keptBy(vendors, number), (await buyer.refunds())[0]?.state]).toEqual([0, 'REFUNDED'])
  })

  it('settles after a clock that was twenty minutes off', async () => {
    await buyer.payAtVendor(product)
    vendors.clockError = 20 * 60_000
    vendors.shop.clock.advance(15_000)
    await vendors.shop.runJobs()
    expect(await buyer.state()).toBe('UNPAID')
    vendors.clockError = 0
    vendors.shop.clock.advance(30_000)
    await vendors.shop.runJobs()
    expect(await buyer.state()).toBe('DELIVERING')
  })
})

describe('the start of a payment (issue 47)', () => {
  it.each(FAULTS)('continues the same payment when the call is repeated after a fault (%s)', async (fault) => {
    const start = () => vendors.start(buyer.order, buyer.as, 'WEIXIN_HK_H5', 'M_WEB', `fault-${fault}`)
    vendors.wechat.server.faults = [fault]
    const refused = await start()
    expect([refused.data, refused.comments]).toEqual([null, '支付平台暂时没有响应，请稍后再试'])
    const number = vendors.arrive((await start()).data ?? { paymentProduct: '' })
    vendors.wechat.ledger.pay(number)
    await vendors.report(number)
    expect(await buyer.state()).toBe('DELIVERING')
    expect(await vendors.shop.database.db.$count(payments, eq(payments.id, number))).toBe(1)
  })

  it('requires the id of the buyer where the vendor does', async () => {
    const input = { transactionIds: [...buyer.order.unPaidTransactionIds], platform: 'WEIXIN_MINI', isNewCyy: true }
    const { comments } = await vendors.pay(
      { ...input, paymentProduct: 'WEIXIN_HK_MINI_PROGRAM' },
      buyer.as,
      'WEIXIN_MINI',
    )
    expect(comments).toContain('微信')
  })
})
