import { renderPage, theGateway } from '@test/render-page'
import { sandbox } from '@test/sandbox-shop'
import { byId, done, eventually, pass, seen } from '@test/screen'
import { asCartOwner } from '@test/screen-goods'
import { countCart } from '@/contracts/cart/count-cart'
import { getCart } from '@/contracts/cart/get-cart'
import { removeFromCart } from '@/contracts/cart/remove-from-cart'
import HomePage from '@/pages/list/list'
import { routes } from '@/routes'

const PRODUCT_CART = { enable: true, enableSpuType: ['GOODS'] }
const badge = () => byId('tab-shop').querySelector('.badge')
const open = (options = {}) => renderPage(HomePage, routes.list, options)
const counted = (sent: readonly string[]) => sent.filter((call) => call.includes(countCart.path))

describe('the cart badge of the tab of the mall (SHELL-093, SHELL-101)', () => {
  it('shows how many pieces are in the cart of the user, and is gone with the last of them (SHOP-011)', async () => {
    const { app } = await open(await asCartOwner({ 马克杯: 9 }))
    await eventually(() => expect(badge()?.textContent).toBe('9'))
    expect(badge()?.classList.contains('active')).toBe(false)
    const { groups } = await done(app.request(getCart, {}))
    await done(app.request(removeFromCart, { ids: groups[0]?.items[0]?.cartItemId ?? '' }))
    await eventually(() => expect(badge()).toBeNull())
  })

  it('turns active from 10 on (SHELL-102)', async () => {
    await open(await asCartOwner({ 马克杯: 10 }))
    await eventually(() => expect(badge()?.textContent).toBe('10'))
    expect(badge()?.classList.contains('active')).toBe(true)
  })

  it('shows more than 99 as 99+ (SHOP-009)', async () => {
    await open(await asCartOwner({ 马克杯: 20, 帆布袋: 20, 'T 恤': 20, 海报: 20, 应援灯: 20 }))
    await eventually(() => expect(badge()?.textContent).toBe('99+'))
  })

  it('stays hidden for a visitor, without a request', async () => {
    const { network } = await open()
    await seen('tab-shop')
    await pass(500)
    expect([badge(), counted(network.sent)]).toEqual([null, []])
  })

  it('stays hidden for an empty cart', async () => {
    const { network } = await open(await asCartOwner({}))
    await eventually(() => expect(counted(network.sent)).toHaveLength(1))
    expect(badge()).toBeNull()
  })

  it('stays hidden without carts, without a request (SHELL-013, SHELL-039)', async () => {
    const options = await asCartOwner({ 马克杯: 1 })
    await sandbox(await theGateway(), 'shop', { config: { productCartConfig: { ...PRODUCT_CART, enable: false } } })
    const { network } = await open(options)
    await seen('tab-shop')
    await pass(500)
    expect([badge(), counted(network.sent)]).toEqual([null, []])
    await sandbox(await theGateway(), 'shop', { config: {} })
  })

  it('disappears when the user logs out', async () => {
    const { app } = await open(await asCartOwner({ 马克杯: 3 }))
    await eventually(() => expect(badge()?.textContent).toBe('3'))
    app.session.signOut()
    await eventually(() => expect(badge()).toBeNull())
  })
})
