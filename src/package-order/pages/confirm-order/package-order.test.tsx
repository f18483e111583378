import { Person } from '@test/other-users/person'
import { changeShop, renderPage, theGateway } from '@test/render-page'
import { eventually, seen, seenText, tap, type } from '@test/screen'
import { newBuyer, settle } from '@test/screen-orders'
import type { ComboItemInput } from '@/contracts/order/order-items'
import { listPackageSessions } from '@/contracts/package/list-package-sessions'
import { routes } from '@/routes'
import { demoPackages } from '../../../../gateway/src/demo/packages'
import ConfirmOrderPage from './confirm-order'

const [given] = demoPackages()
const promotionId = given?.promotionId ?? ''

/** A ticket of the first session of each show. */
async function comboItems(): Promise<ComboItemInput[]> {
  const shop = await theGateway()
  return Promise.all(
    (given?.rules ?? []).map(async ({ showId }) => {
      const { data } = await shop.call(listPackageSessions, { promotionId, showId })
      const [session] = data?.sessions ?? []
      const seatPlanId = session?.seatPlans[0]?.seatPlanId ?? ''
      return { showId, bizShowSessionId: session?.bizShowSessionId ?? '', items: [{ seatPlanId, qty: 1 }] }
    }),
  )
}

describe('the order of a ticket package (SEAT-030)', () => {
  it('names all its shows, its discount and the missing refund, and is placed as one', async () => {
    const all = await comboItems()
    const [first] = all
    if (!first) throw new Error('no shows')
    const { showId, bizShowSessionId, items } = first
    const { app, network } = await renderPage(ConfirmOrderPage, routes.confirmOrder, {
      params: {
        showId,
        bizShowSessionId,
        promotionId,
        items: JSON.stringify(items),
        comboItems: JSON.stringify(all),
      },
      signedInAs: newBuyer(),
      prepare: ({ app: opened }) => {
        for (const one of all) opened.packageChoice.put(promotionId, { ...one, seatIds: [] })
      },
    })
    await seen('submit-order')
    for (const name of ['星河入梦', '相声大会', '贝多芬']) await seenText(name)
    await seenText('-¥104')
    await seenText('套票售出后不支持退票与改签')
    await type('contact', '13800138000')
    await tap('agree')
    await tap('submit-order')
    await seen('payment-sheet')
    expect(network.sent.filter((call) => call.endsWith('create_order'))).toHaveLength(1)
    expect(app.packageChoice.of(promotionId)).toEqual([])
  })

  it.each([
    [true, 'beside'],
    [false, 'instead of'],
  ])('costs with promoPrimeShared %s less %s the member price (SHELL-034)', async (promoPrimeShared) => {
    const prime = { autoChooseBestCoupon: false, autoChoosePoint: false, isShowPrimeCard: true }
    const cyMerchantPrimeConfigVO = { ...prime, promoPrimeShared, isShowPrivilegeCompare: true }
    await changeShop({ merchant: 'full', config: { cyMerchantPrimeConfigVO } })
    const signedInAs = newBuyer()
    await settle(await (await Person.join(await theGateway(), signedInAs)).joined())
    const all = await comboItems()
    const { showId = '', bizShowSessionId = '', items = [] } = all[0] ?? {}
    await renderPage(ConfirmOrderPage, routes.confirmOrder, {
      params: {
        showId,
        bizShowSessionId,
        promotionId,
        items: JSON.stringify(items),
        comboItems: JSON.stringify(all),
      },
      signedInAs,
    })
    await seen('submit-order')
    await seenText('¥')
    const content = document.body.textContent ?? ''
    await changeShop({ merchant: 'full', config: {} })
    expect(content).toContain('城市之夜三场套票')
    expect(content.includes('会员优惠')).toBe(promoPrimeShared)
  })

  it('shows no order for an invalid package', async () => {
    const [first] = await comboItems()
    if (!first) throw new Error('no shows')
    const { showId, bizShowSessionId, items } = first
    await renderPage(ConfirmOrderPage, routes.confirmOrder, {
      params: { showId, bizShowSessionId, promotionId, items: JSON.stringify(items), comboItems: 'not JSON' },
      signedInAs: newBuyer(),
    })
    await eventually(() => expect(document.body.textContent).toContain('重试'))
    expect(document.getElementById('submit-order')).toBeNull()
  })
})
