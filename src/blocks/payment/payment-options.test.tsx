import { cashiers, openSheet, option, pay } from '@test/payment-page'
import { byId, eventually, seen, seenText, tap } from '@test/screen'

describe('the details of a payment product', () => {
  it('drives the countdown by its own time (PAY-068)', async () => {
    await openSheet({ intercept: cashiers(option('WEIXIN_HK_H5', 600), option('ALIPAY_CN_WAP', 90)) })
    await seenText('剩余支付时间 10:00')
    await tap('method-ALIPAY_CN_WAP')
    await seenText('剩余支付时间 01:30')
    await tap('method-WEIXIN_HK_H5')
    await seenText('剩余支付时间 10:00')
  })

  it('continues its countdown while another is selected, and reports its end (PAY-068)', async () => {
    const { gateway } = await openSheet({
      intercept: cashiers(option('WEIXIN_HK_H5', 600), option('ALIPAY_CN_WAP', 90)),
    })
    await seenText('剩余支付时间 10:00')
    gateway.clock.advance(100_000)
    await tap('method-ALIPAY_CN_WAP')
    await seenText('该方式的支付时间已过')
    expect(byId('pay').getAttribute('aria-disabled') ?? byId('pay').hasAttribute('disabled')).toBeTruthy()
    await tap('method-WEIXIN_HK_H5')
    await seenText('剩余支付时间 08:20')
  })

  it('shows its name and hint (PAY-035)', async () => {
    const more = { displayName: '微信支付', tipInfos: [{ tip: '首单立减 5 元' }] }
    await openSheet({ intercept: cashiers(option('WEIXIN_HK_H5', 600, more), option('ALIPAY_CN_WAP', 600)) })
    await seen('method-WEIXIN_HK_H5')
    expect(byId('method-WEIXIN_HK_H5').textContent).toContain('微信支付')
    expect(byId('method-WEIXIN_HK_H5').textContent).toContain('首单立减 5 元')
    expect(byId('method-ALIPAY_CN_WAP').textContent).not.toContain('立减')
  })

  it('shows the amount in another currency, and its converter (PAY-069)', async () => {
    const exchangeRate = { exchangeAmount: '130.69', exchangeCurrency: 'HKD', providerName: 'AlipayHK' }
    await openSheet({
      intercept: cashiers(option('ALIPAY_HK_WAP', 600, { exchangeRate }), option('ALIPAY_CN_WAP', 600)),
    })
    await seen('method-ALIPAY_HK_WAP')
    expect(byId('method-ALIPAY_HK_WAP').textContent).toContain('约 HK$130.69 · 由AlipayHK换算')
    expect(byId('method-ALIPAY_CN_WAP').textContent).not.toContain('HK$')
  })

  it('shows the Hong Kong variant on a computer, and pays with it (PAY-045)', async () => {
    const products: string[] = []
    const { payment } = await openSheet({
      form: 'desktop',
      intercept: ({ url, body }) => {
        if (/payments\/pay(\?|$)/.test(url)) products.push(JSON.parse(body ?? '{}').paymentProduct)
        return undefined
      },
    })
    await tap('method-ALIPAY_HK_WEB')
    await pay()
    await eventually(() => expect(payment.started).toHaveLength(1))
    expect(products).toEqual(['ALIPAY_HK_WEB'])
  })
})
