import { orderInput } from '@test/buyer'
import { fill, openCheckout, wanted } from '@test/checkout'
import { RIGHTS_CARD } from '@test/other-users/person'
import { changeShop, renderPage } from '@test/render-page'
import { byId, eventually, gone, seen, seenText, tap } from '@test/screen'
import { withBenefits } from '@test/with-benefits'
import { act } from '@testing-library/react'
import { listOwnCoupons } from '@/contracts/coupon/list-own-coupons'
import { createOrder } from '@/contracts/order/create-order'
import { preOrder } from '@/contracts/order/pre-order'
import { listOwnCards } from '@/contracts/privilege/list-own-cards'
import { routes } from '@/routes'
import { NAMED_SHOWS } from '../../../../gateway/src/demo/named-shows'
import ConfirmOrderPage from './confirm-order'

// Tickets of this show cost 380 yuan each.
const SHOW = NAMED_SHOWS.simpleConcert

const PRIME_CONFIG = {
  promoPrimeShared: true,
  autoChooseBestCoupon: true,
  autoChoosePoint: false,
  isShowPrimeCard: true,
  isShowPrivilegeCompare: true,
}

const total = () => document.querySelector('.barPrice')?.textContent
const chosen = () =>
  [...document.querySelectorAll('[id^=offered-coupon-]')]
    .filter((option) => option.getAttribute('aria-checked') === 'true')
    .map(({ textContent }) => textContent?.match(/新人立减券|剧场折扣券|观演礼包|观演兑换券/)?.[0])
const offered = (title: string) =>
  [...document.querySelectorAll('[id^=offered-coupon-]')].find(({ textContent }) =>
    textContent?.includes(title),
  ) as HTMLElement

async function open(benefits: Parameters<typeof withBenefits>[0], qty = 1) {
  const { signedInAs } = await withBenefits(benefits)
  const page = await renderPage(ConfirmOrderPage, routes.confirmOrder, { signedInAs, params: await wanted(SHOW, qty) })
  await seen('submit-order')
  return { ...page, signedInAs }
}

afterEach(() => changeShop({ config: {} }))

describe('coupons of a purchase', () => {
  it('stay hidden for a user without any', async () => {
    await openCheckout(ConfirmOrderPage)
    expect(document.getElementById('choose-coupons')).toBeNull()
  })

  it('begin with the best one, and each tap changes the price at once (COUPON-067, SHELL-035)', async () => {
    await open({ coupons: ['newcomer-50', 'pack-show', 'theatre-88'] })
    expect(total()).toContain('330')
    expect(byId('choose-coupons').textContent).toContain('-¥50')
    await tap('choose-coupons')
    await seen('coupon-sheet')
    expect(chosen()).toEqual(['新人立减券'])
    await tap(offered('观演礼包'))
    await eventually(() => expect(total()).toContain('360'))
    expect(chosen()).toEqual(['观演礼包'])
    await tap(offered('观演礼包'))
    await eventually(() => expect(total()).toContain('380'))
    expect(chosen()).toEqual([])
    await tap('coupons-done')
    await gone('coupon-sheet')
    expect(byId('choose-coupons').textContent).toContain('张可用')
  })

  it('show why they cannot be used, also on a tap (COUPON-065)', async () => {
    await open({ coupons: ['newcomer-50', 'theatre-88'] })
    await tap('choose-coupons')
    await seen('coupon-sheet')
    expect(offered('剧场折扣券').textContent).toContain('不适用于所选商品 · 限 话剧歌剧')
    expect(offered('新人立减券').textContent).toContain('适用于本单全部商品 · 已满 ¥300')
    await tap(offered('剧场折扣券'))
    await seenText('该优惠券暂不可用')
    expect(chosen()).toEqual(['新人立减券'])
  })

  it('stay unchosen unless the merchant chooses', async () => {
    await changeShop({ config: { cyMerchantPrimeConfigVO: { ...PRIME_CONFIG, autoChooseBestCoupon: false } } })
    await open({ coupons: ['newcomer-50'] })
    expect(total()).toContain('380')
    expect(byId('choose-coupons').textContent).toContain('1 张可用')
  })

  it('combine for whole tickets up to their number, never with another (COUPON-066)', async () => {
    await open({ coupons: ['one-ticket', 'newcomer-50'] }, 2)
    expect(total()).toMatch(/^¥0/)
    await tap('choose-coupons')
    await seen('coupon-sheet')
    expect(chosen()).toEqual(['观演兑换券', '观演兑换券'])
    await tap(offered('新人立减券'))
    await eventually(() => expect(total()).toContain('710'))
    expect(chosen()).toEqual(['新人立减券'])
  })

  it('shows the used coupons and their savings beside the total (COUPON-066)', async () => {
    await open({ coupons: ['one-ticket', 'newcomer-50'] }, 2)
    await seenText('已用 2 张兑换券，省 ¥760')
    expect(byId('savings').textContent).toContain('留给更贵的票')
    await tap('savings')
    await seen('coupon-sheet')
    await tap(offered('新人立减券'))
    await eventually(() => expect(byId('savings').textContent).toContain('已用 1 张优惠券，省 ¥50'))
  })

  it('go with the order, and are pending until it is paid (COUPON-019)', async () => {
    const { gateway, signedInAs } = await open({ coupons: ['newcomer-50'] })
    await fill()
    await tap('submit-order')
    await seen('payment-sheet')
    await eventually(() => expect(byId('payment-sheet').textContent).toContain('330'))
    const as = await gateway.signIn(signedInAs)
    const { data } = await gateway.call(listOwnCoupons, { offset: 0, length: 20 }, { as })
    expect(data?.list.map(({ couponStatus }) => couponStatus.name)).toEqual(['PENDING'])
  })

  it('stay unchanged when the shop does not answer', async () => {
    const { network } = await open({ coupons: ['newcomer-50', 'pack-show'] })
    await tap('choose-coupons')
    await seen('coupon-sheet')
    network.isOnline = false
    await tap(offered('观演礼包'))
    await seenText('无法连接网络')
    expect([chosen(), total()]).toEqual([['新人立减券'], expect.stringContaining('330')])
    network.isOnline = true
    await tap(offered('观演礼包'))
    await eventually(() => expect(total()).toContain('360'))
  })
})

describe('the selection is kept', () => {
  async function openWithout() {
    const page = await open({ coupons: ['newcomer-50', 'pack-show'] })
    await tap('choose-coupons')
    await seen('coupon-sheet')
    await tap(offered('观演礼包'))
    await eventually(() => expect(total()).toContain('360'))
    return page
  }

  it('keeps it when the page is left and opened again, and when the phone closes the app', async () => {
    const { storage, signedInAs, close } = await openWithout()
    const onDevice = storage.get('checkout-drafts')
    close()
    await renderPage(ConfirmOrderPage, routes.confirmOrder, {
      signedInAs,
      params: await wanted(SHOW),
      prepare: (next) => void next.storage.set('checkout-drafts', onDevice),
    })
    await seen('submit-order')
    expect(total()).toContain('360')
  })

  it('keeps it when the language changes', async () => {
    const { app } = await openWithout()
    act(() => app.locale.choose('en-US'))
    await eventually(() => expect(byId('choose-coupons').textContent).toContain('Coupons'))
    expect(total()).toContain('360')
  })

  it('drops coupons used by another order, shows it, and selects the best again', async () => {
    const { storage, signedInAs, close, gateway } = await openWithout()
    const onDevice = storage.get('checkout-drafts')
    close()
    const as = await gateway.signIn(signedInAs)
    const { data } = await gateway.call(listOwnCoupons, { offset: 0, length: 20 }, { as })
    const drafts = JSON.stringify(onDevice)
    const taken = data?.list.filter(({ couponId }) => drafts.includes(couponId)).map(({ couponId }) => couponId) ?? []
    expect(taken).toHaveLength(1)
    const input = { ...(await orderInput(gateway, SHOW, as)), couponIds: taken }
    const { data: offer } = await gateway.call(preOrder, input, { as })
    const { preOrderId = '', payAmount = 0, totalAmount = 0 } = offer ?? {}
    const order = { ...input, preOrderId, paymentParam: { payAmount, totalAmount } }
    expect((await gateway.call(createOrder, order, { as })).statusCode).toBe(200)
    await renderPage(ConfirmOrderPage, routes.confirmOrder, {
      signedInAs,
      params: await wanted(SHOW),
      prepare: (next) => void next.storage.set('checkout-drafts', onDevice),
    })
    await seenText('已用于待支付订单')
    await eventually(() => expect(total()).toContain('330'))
  })
})

describe('points and cash cards of a purchase', () => {
  it('stay hidden for a user without any', async () => {
    await openCheckout(ConfirmOrderPage)
    expect(document.getElementById('use-points')).toBeNull()
    expect(document.getElementById('cash-card-0')).toBeNull()
  })

  it('pay up to their limit, and the price follows (ORDER-059)', async () => {
    await open({ points: 10_000 })
    expect(total()).toContain('380')
    expect(byId('use-points').textContent).toContain('10000 积分抵扣 ¥100')
    expect(byId('use-points').textContent).toContain('每 100 积分抵 ¥1，已全部可用')
    await tap('use-points')
    await eventually(() => expect(total()).toContain('280'))
    expect(byId('use-points').getAttribute('aria-checked')).toBe('true')
    await tap('use-points')
    await eventually(() => expect(total()).toContain('380'))
  })

  it('name the order share as the limit (ORDER-059)', async () => {
    await open({ points: 50_000 })
    expect(byId('use-points').textContent).toContain('19000 积分抵扣 ¥190')
    expect(byId('use-points').textContent).toContain('积分最多抵应付的 50%')
  })

  it('apply automatically when the merchant chooses (SHELL-036)', async () => {
    await changeShop({ config: { cyMerchantPrimeConfigVO: { ...PRIME_CONFIG, autoChoosePoint: true } } })
    await open({ points: 10_000 })
    expect(total()).toContain('280')
  })

  it('show the balance of a card (COUPON-070, COUPON-013)', async () => {
    await open({ cashCards: 1 })
    await tap('cash-card-0')
    await eventually(() => expect(byId('cash-card-0').getAttribute('aria-checked')).toBe('true'))
    expect(byId('cash-card-0').textContent).toContain('本单抵扣')
    expect(total()).not.toContain('380')
  })
})

describe('the best combination of a purchase', () => {
  it('applies coupons, points and cash cards in one tap, and disappears once selected (COUPON-067, COUPON-070)', async () => {
    await open({ coupons: ['newcomer-50', 'pack-show'], points: 10_000, cashCards: 1 })
    expect(total()).toContain('330')
    expect(byId('best-benefits').textContent).toContain('最优组合再省 ¥300')
    expect(byId('best-benefits').textContent).toContain('1 张优惠券 · 积分抵扣 · 1 张储值卡')
    await tap('choose-best')
    await eventually(() => expect(total()).toMatch(/^¥30(\D|$)/))
    expect(document.getElementById('best-benefits')).toBeNull()
    await tap('use-points')
    await eventually(() => expect(byId('best-benefits').textContent).toContain('再省 ¥'))
  })
})

describe('a privilege card that a purchase was begun with', () => {
  it('discounts as promised, in the price and in the order (CARD-013)', async () => {
    const { signedInAs } = await withBenefits({ hasYearCard: true })
    const params = { ...(await wanted(SHOW, 2)), cardId: RIGHTS_CARD }
    const { gateway } = await renderPage(ConfirmOrderPage, routes.confirmOrder, { signedInAs, params })
    await seen('submit-order')
    expect(total()).toContain('684')
    expect(document.body.textContent).toContain('安可年度观演卡')
    await fill()
    await tap('submit-order')
    await seen('payment-sheet')
    await eventually(() => expect(byId('payment-sheet').textContent).toContain('684'))
    const as = await gateway.signIn(signedInAs)
    expect((await gateway.call(listOwnCards, {}, { as })).data).toMatchObject([{ redeemedTimes: 1 }])
  })
})
