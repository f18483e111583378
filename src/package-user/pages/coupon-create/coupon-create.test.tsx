import { renderPage, theGateway } from '@test/render-page'
import { byId, eventually, gone, seen, seenText, tap } from '@test/screen'
import { newBuyer } from '@test/screen-orders'
import { describeStates } from '@test/screen-states'
import { withCoupons } from '@test/with-coupons'
import { screen } from '@testing-library/react'
import { listCouponGifts } from '@/contracts/coupon/list-coupon-gifts'
import { listOwnCoupons } from '@/contracts/coupon/list-own-coupons'
import { obtainCoupon } from '@/contracts/coupon/obtain-coupon'
import { routes } from '@/routes'
import CouponReceivePage from '../coupon-receive/coupon-receive'
import CouponCreatePage from './coupon-create'

const PAGE = { offset: 0, length: 20 }

/** Gives coupons of a package of four on screen; returns the page and the link code. */
async function give(qty: number) {
  const { signedInAs } = await withCoupons('pack-show')
  const page = await renderPage(CouponCreatePage, routes.couponCreate, { signedInAs })
  await tap('giftable-0')
  for (let count = 1; count < qty; count += 1) await tap(screen.getByRole('button', { name: '多送一张' }))
  await tap('give-coupon')
  await tap('dialog-confirm')
  await seen('share-sheet')
  const as = await page.gateway.signIn(signedInAs)
  const { data } = await page.gateway.call(listCouponGifts, PAGE, { as })
  return { ...page, signedInAs, as, giftCode: data?.list[0]?.giftCode ?? '' }
}

const openLink = (giftCode: string, signedInAs?: string) =>
  renderPage(CouponReceivePage, routes.couponReceive, { params: { giftCode }, ...(signedInAs && { signedInAs }) })

const ownOf = async (phone: string) => {
  const gateway = await theGateway()
  const { data } = await gateway.call(listOwnCoupons, PAGE, { as: await gateway.signIn(phone) })
  return data?.list.map(({ couponStatus }) => couponStatus.displayName)
}

describe('giving coupons (COUPON-007)', () => {
  describeStates({
    Page: CouponCreatePage,
    route: routes.couponCreate,
    options: () => withCoupons('pack-show'),
    words: '观演礼包',
  })

  it('shares the link of the chosen number', async () => {
    const { signedInAs } = await give(2)
    expect(byId('gift-0').textContent).toContain('共 2 张')
    expect(byId('giftable-0').textContent).toContain('可赠送 2 张')
    expect((await ownOf(signedInAs))?.filter((state) => state === '赠送中')).toHaveLength(2)
    expect(routes.couponCreate.needsLogin).toBe(true)
  })

  it('gives nothing away that was not chosen', async () => {
    const { network } = await renderPage(CouponCreatePage, routes.couponCreate, await withCoupons('newcomer-50'))
    await seen('giftable-0')
    expect(byId('giftable-0').getAttribute('aria-checked')).toBe('false')
    await tap('give-coupon')
    expect(document.getElementById('dialog-confirm')).toBeNull()
    expect(network.sent.some((call) => call.startsWith('POST'))).toBe(false)
  })

  it('asks before a coupon is given away', async () => {
    const { signedInAs } = await withCoupons('newcomer-50')
    await renderPage(CouponCreatePage, routes.couponCreate, { signedInAs })
    await tap('giftable-0')
    await tap('give-coupon')
    await seenText('领取后归对方所有')
    await tap('dialog-cancel')
    await gone('dialog-cancel')
    expect(await ownOf(signedInAs)).not.toContain('赠送中')
  })

  it('shows the number of coupons when more are requested', async () => {
    await renderPage(CouponCreatePage, routes.couponCreate, await withCoupons('newcomer-50'))
    await tap('giftable-0')
    await tap(screen.getByRole('button', { name: '多送一张' }))
    await seenText('最多可赠送 1 张')
  })

  it('cancels a pending gift after a confirmation', async () => {
    const { signedInAs } = await give(1)
    await tap('gift-0-take-back')
    await tap('dialog-confirm')
    await gone('gift-0-take-back')
    expect(byId('gift-0').textContent).toContain('已收回')
    expect(await ownOf(signedInAs)).toEqual(['可使用', '可使用', '可使用', '可使用'])
  })

  it('shows that the recipient was faster', async () => {
    const { gateway, giftCode } = await give(1)
    const friend = await gateway.signIn(newBuyer())
    await gateway.call(obtainCoupon, { couponCode: giftCode, obtainType: 'SHARE' }, { as: friend })
    await tap('gift-0-take-back')
    await tap('dialog-confirm')
    await seenText('该赠送已结束，无法收回')
    await eventually(() => expect(byId('gift-0').textContent).toContain('已被领取'))
  })

  it('explains that there is nothing to give', async () => {
    await renderPage(CouponCreatePage, routes.couponCreate, { signedInAs: newBuyer() })
    await seenText('没有可赠送的优惠券')
    expect(document.getElementById('give-coupon')).toBeNull()
  })
})

describe('the link of a gift', () => {
  it('gives it to the accepting friend', async () => {
    const { giftCode, close } = await give(2)
    close()
    const friend = newBuyer()
    const { router } = await openLink(giftCode, friend)
    await seenText('送您的优惠券')
    await tap('accept-gift')
    await gone('accept-gift')
    expect(await ownOf(friend)).toEqual(['可使用', '可使用'])
    await tap('own-coupons')
    expect(router.lastMove).toMatchObject({ path: routes.coupon.path })
  })

  it('opens for a visitor, who logs in to accept', async () => {
    const { giftCode, close } = await give(1)
    close()
    const { router } = await openLink(giftCode)
    await tap('accept-gift')
    await eventually(() => expect(router.lastMove?.path).toMatch(/login/))
  })

  it('shows that another user has it, and opens other coupons', async () => {
    const { gateway, giftCode, close } = await give(1)
    close()
    await gateway.call(
      obtainCoupon,
      { couponCode: giftCode, obtainType: 'SHARE' },
      { as: await gateway.signIn(newBuyer()) },
    )
    await openLink(giftCode, newBuyer())
    await seen('other-coupons')
    expect(document.querySelector('.stamp')?.textContent).toBe('已被领取')
    expect(document.getElementById('accept-gift')).toBeNull()
  })

  it('opens the sender’s gifts', async () => {
    const { giftCode, signedInAs, close } = await give(1)
    close()
    const { router } = await openLink(giftCode, signedInAs)
    await tap('own-gifts')
    expect(router.lastMove).toMatchObject({ path: routes.couponCreate.path })
  })
})
