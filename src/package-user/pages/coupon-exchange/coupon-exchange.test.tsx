import { renderPage } from '@test/render-page'
import { byId, enter, eventually, seen, seenText, tap, type } from '@test/screen'
import { newBuyer } from '@test/screen-orders'
import { routes } from '@/routes'
import CouponExchangePage from './coupon-exchange'

const open = (params: Record<string, string> = {}, signedInAs: string | undefined = newBuyer()) =>
  renderPage(CouponExchangePage, routes.couponExchange, { ...(signedInAs && { signedInAs }), params })
const typed = () => (byId('exchange-code') as HTMLInputElement).value

describe('a code becomes coupons (COUPON-001, NAV-055)', () => {
  it('shows them at once, with an empty field for the next (COUPON-075, COUPON-088)', async () => {
    const { router } = await open()
    await type('exchange-code', ' encore2026 ')
    await tap('exchange-code-submit')
    await seen('exchanged')
    expect(byId('exchanged').textContent).toContain('观演兑换券')
    expect(typed()).toBe('')
    await tap('own-coupons')
    expect(router.lastMove).toMatchObject({ path: routes.coupon.path })
  })

  it('exchanges a code with SHOW_OBTAIN as its source (COUPON-088)', async () => {
    const { network } = await open()
    const sent: unknown[] = []
    network.intercept = ({ url, body }) => {
      if (url.includes('coupons/exchange')) sent.push(JSON.parse(String(body)))
      return undefined
    }
    await type('exchange-code', 'ENCORE2026')
    await tap('exchange-code-submit')
    await seen('exchanged')
    expect(sent).toEqual([{ exchangeCode: 'ENCORE2026', obtainType: 'EXCHANGE_CODE', source: 'SHOW_OBTAIN' }])
  })

  it('accepts a code of the link, sent with Enter', async () => {
    await open({ code: 'CARD2026' })
    expect(typed()).toBe('CARD2026')
    await enter('exchange-code')
    await seenText('话剧次卡兑换券')
  })

  it.each([
    ['NONE', '兑换码不正确，请核对后重试'],
    ['', '请填写兑换码'],
  ])('shows an error when the code is invalid: %j', async (code, words) => {
    await open()
    await type('exchange-code', code)
    await tap('exchange-code-submit')
    await seenText(words)
    expect(document.getElementById('exchanged')).toBeNull()
    expect(typed()).toBe(code)
  })

  it('works once', async () => {
    const phone = newBuyer()
    await open({ code: 'ENCORE2026' }, phone)
    await tap('exchange-code-submit')
    await seen('exchanged')
    await type('exchange-code', 'ENCORE2026')
    await tap('exchange-code-submit')
    await seenText('您已使用过该兑换码，请在“我的优惠券”中查看')
  })

  it('continues after a visitor’s login, with the input', async () => {
    const { router, network } = await renderPage(CouponExchangePage, routes.couponExchange, {})
    await type('exchange-code', 'ENCORE2026')
    await tap('exchange-code-submit')
    await eventually(() => expect(router.lastMove?.path).toMatch(/login/))
    expect(typed()).toBe('ENCORE2026')
    expect(network.sent.filter((call) => call.includes('coupons/exchange'))).toEqual([])
    expect(routes.couponExchange.needsLogin).toBe(false)
  })

  it('keeps the form and shows an error when offline', async () => {
    const { network } = await open()
    await type('exchange-code', 'ENCORE2026')
    network.isOnline = false
    await tap('exchange-code-submit')
    await seenText('无法连接网络')
    expect(typed()).toBe('ENCORE2026')
  })
})
