import { keptBy, passRefunds, VendorBuyer } from '@test/vendor-buyer'
import { VendorShop } from '@test/vendor-shop'
import { listCashiers } from '@/contracts/payment/list-cashiers'
import { NAMED_SHOWS } from '../src/demo/named-shows'

/** Products and their terminals (PAY-043, PAY-044, PAY-046, PAY-047, PAY-048). */
const PRODUCTS = [
  ['WEIXIN_HK_MINI_PROGRAM', 'WEIXIN_MINI'],
  ['WEIXIN_HK_JSAPI', 'WEIXIN_H5'],
  ['WEIXIN_HK_H5', 'M_WEB'],
  ['WEIXIN_HK_NATIVE', 'PC_WEB'],
  ['ALIPAY_CN_WAP', 'M_WEB'],
  ['ALIPAY_CN_WEB', 'PC_WEB'],
  ['ALIPAY_CN_MINI_PROGRAM', 'ALIPAY_MINI'],
] as const

/** Price of a ticket, cents. */
const PRICE = 6000

describe.each([
  ['of the mainland', {}],
  ['of the mainland with a public key', { hasPublicKey: true }],
  ['of Hong Kong', { region: 'HK', currency: 'HKD', rate: '1.0891' }],
  ['of Macau', { region: 'HK', currency: 'MOP', rate: '1.1218' }],
] as const)('a contract %s (issue 47)', (_name, options) => {
  let vendors: VendorShop
  let buyers = 0

  beforeAll(async () => {
    vendors = await VendorShop.open(options)
  })
  afterAll(() => vendors.close())

  it.each(PRODUCTS)('takes money by %s, and gives it back in full (PAY-061, PAY-069)', async (product, src) => {
    buyers += 1
    const buyer = await VendorBuyer.arrive(vendors, buyers)
    const { as, order } = buyer
    const { data } = await vendors.shop.call(
      listCashiers,
      { transactionIds: [...order.unPaidTransactionIds], platform: src, src, browserType: 'OTHER' },
      { as, src },
    )
    const offer = data?.payments.find(({ paymentProduct }) => paymentProduct === product)
    const number = await buyer.begin(product, src)
    expect([offer?.currency, await buyer.state()]).toEqual(['CNY', 'UNPAID'])
    expect(vendors.vendorOf(number).ledger.pay(number)).toBe(true)
    const shown = offer?.exchangeRate?.exchangeAmount
    expect(keptBy(vendors, number)).toBe(shown === undefined ? PRICE : Math.round(Number(shown) * 100))
    expect(await vendors.report(number)).toBe(200)
    expect(await buyer.state()).toBe('DELIVERING')
    await buyer.close()
    await passRefunds(vendors)
    expect(keptBy(vendors, number)).toBe(0)
    expect(await buyer.refunds()).toMatchObject([{ state: 'REFUNDED', cents: PRICE }])
  })

  it.each(PRODUCTS)(
    'gives back a ticket of three by %s, then the others, to the cent (REFUND-012)',
    async (product, src) => {
      buyers += 1
      const buyer = await VendorBuyer.arrive(vendors, buyers, 3, NAMED_SHOWS.sensitive)
      const number = await buyer.payAtVendor(product, src)
      await vendors.report(number)
      const all = keptBy(vendors, number)
      await buyer.state()
      await buyer.returnTicket()
      await passRefunds(vendors)
      expect(keptBy(vendors, number)).toBe(all - Math.round(all / 3))
      await buyer.close()
      await passRefunds(vendors)
      expect(keptBy(vendors, number)).toBe(0)
      expect((await buyer.refunds()).map(({ state }) => state)).toEqual(['REFUNDED', 'REFUNDED'])
    },
  )
})
