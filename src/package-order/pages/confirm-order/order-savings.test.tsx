import { confirmationOf, dearestOfferOf } from '@test/buyer'
import { fill, wanted } from '@test/checkout'
import { changeShop, renderPage, theGateway } from '@test/render-page'
import { sandbox } from '@test/sandbox-shop'
import { byId, eventually, seen, seenText, tap } from '@test/screen'
import { withBenefits } from '@test/with-benefits'
import { act } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { listOwnCoupons } from '@/contracts/coupon/list-own-coupons'
import { routes } from '@/routes'
import { users } from '../../../../gateway/src/database/schema/people'
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
async function open(benefits: Parameters<typeof withBenefits>[0], qty = 1) {
  const { signedInAs } = await withBenefits(benefits)
  const page = await renderPage(ConfirmOrderPage, routes.confirmOrder, { signedInAs, params: await wanted(SHOW, qty) })
  await seen('submit-order')
  return { ...page, signedInAs }
}

/** Four tickets of 1380 yuan. */
async function openDearest(benefits: Parameters<typeof withBenefits>[0]) {
  const { signedInAs } = await withBenefits(benefits)
  const params = confirmationOf(await dearestOfferOf(await theGateway(), SHOW), 4)
  const page = await renderPage(ConfirmOrderPage, routes.confirmOrder, { signedInAs, params })
  await seen('submit-order')
  return { ...page, signedInAs }
}

afterEach(() => changeShop({ config: {} }))

describe('a freely available coupon', () => {
  it('joins the order with one tap, and saves what it promised (COUPON-066)', async () => {
    const { gateway, signedInAs } = await open({}, 3)
    expect(total()).toContain('1140')
    expect(byId('receive-and-use').textContent).toBe('领取并用 -¥100')
    await seenText('演唱会立减券')
    await tap('receive-and-use')
    await eventually(() => expect(total()).toContain('1040'))
    expect(document.getElementById('receive-and-use')).toBeNull()
    await fill()
    await tap('submit-order')
    await seen('payment-sheet')
    await eventually(() => expect(byId('payment-sheet').textContent).toContain('1040'))
    const as = await gateway.signIn(signedInAs)
    const { data } = await gateway.call(listOwnCoupons, { offset: 0, length: 20 }, { as })
    expect(data?.list.map(({ title, couponStatus }) => [title, couponStatus.name])).toEqual([
      ['演唱会立减券', 'PENDING'],
    ])
  })

  it('names only what it saves beside the coupon in use', async () => {
    await open({ coupons: ['newcomer-50'] }, 3)
    expect(total()).toContain('1090')
    expect(byId('receive-and-use').textContent).toBe('领取并用 -¥50')
    await tap('receive-and-use')
    await eventually(() => expect(total()).toContain('1040'))
  })

  it('stays hidden when an own coupon saves more', async () => {
    await open({ coupons: ['concert-100'] }, 3)
    expect(total()).toContain('1040')
    expect(document.getElementById('receive-and-use')).toBeNull()
  })
})

describe('a membership that would save on a purchase', () => {
  it('shows what is left of its savings, and opens the confirmation that returns here (MEMBER-027)', async () => {
    const { router } = await openDearest({})
    expect(total()).toContain('5520')
    await seenText('开通安可会员，本单仍省 ¥78')
    await seenText('会员费 ¥198，本单优惠 ¥276')
    await tap('join')
    const params = { toPurchase: '1', showId: expect.any(String) }
    expect(router.lastMove).toMatchObject({ path: routes.memberConfirm.path, params })
  })

  it('stays hidden on an order that saves less than it costs', async () => {
    await open({}, 2)
    expect(total()).toContain('760')
    expect(document.getElementById('join')).toBeNull()
  })

  it('follows the applied coupon', async () => {
    await openDearest({ coupons: ['theatre-88', 'newcomer-50'] })
    expect(total()).toContain('5470')
    await seenText('本单仍省 ¥78')
  })

  it('shows the member’s price as soon as the user has joined, without further offers', async () => {
    const { gateway, signedInAs, app } = await openDearest({})
    await seenText('本单仍省 ¥78')
    const [user] = await gateway.database.db.select().from(users).where(eq(users.cellphone, signedInAs))
    await sandbox(gateway, `users/${user?.id}/grant`, { kind: 'level' })
    act(() => app.changes.invalidate('cards'))
    await eventually(() => expect(total()).toContain('5244'))
    expect(document.getElementById('join')).toBeNull()
  })

  it('stays hidden when the merchant disables it (SHELL-037)', async () => {
    await changeShop({ config: { cyMerchantPrimeConfigVO: { ...PRIME_CONFIG, isShowPrimeCard: false } } })
    await openDearest({})
    expect(document.getElementById('join')).toBeNull()
  })
})
