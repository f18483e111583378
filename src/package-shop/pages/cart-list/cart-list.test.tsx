import { renderPage, theGateway } from '@test/render-page'
import { byId, eventually, gone, seen, seenText, tap } from '@test/screen'
import { asCartOwner } from '@test/screen-goods'
import { newBuyer } from '@test/screen-orders'
import { describeStates } from '@test/screen-states'
import { screen, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { addToCart } from '@/contracts/cart/add-to-cart'
import { routes } from '@/routes'
import { keepForVisitor } from '@/services/cart/visitor-cart'
import { cartItems } from '../../../../gateway/src/database/schema/carts'
import { inventory } from '../../../../gateway/src/database/schema/inventory'
import { stableId } from '../../../../gateway/src/stable-id'
import CartListPage from './cart-list'

const MUG = stableId('sku:mug:White')
const open = async (pieces: Record<string, number>) =>
  renderPage(CartListPage, routes.cartList, await asCartOwner(pieces))
const cards = () => [...document.querySelectorAll('.card')].map(({ textContent }) => textContent ?? '')

describe('the cart (SHOP-002, SHOP-010)', () => {
  describeStates({
    Page: CartListPage,
    route: routes.cartList,
    options: () => asCartOwner({ 马克杯: 1 }),
    words: '音符马克杯',
  })

  it('requires a login, and stays still while its goods scroll (NAV-042, NAV-115)', () => {
    expect([routes.cartList.needsLogin, routes.cartList.hasScroll]).toEqual([true, false])
  })

  it('opens the mall when it is empty', async () => {
    const { router } = await open({})
    await seenText('购物车还是空的')
    expect(document.getElementById('settle')).toBeNull()
    await tap(screen.getByRole('button', { name: '去商城逛逛' }))
    expect(router.lastMove).toMatchObject({ how: 'switchTab', path: routes.shop.path })
  })

  it('groups goods by delivery, and adds up the selection', async () => {
    await open({ 马克杯: 2, 黑胶: 1 })
    await seenText('音符马克杯')
    expect(cards().map((card) => card.slice(0, 4))).toEqual(['快递配送', '现场自取'])
    expect(byId('settle').textContent).toBe('结算（3）')
    await seenText('合计¥506')
  })

  it('changes quantities in sequence, however fast the taps', async () => {
    const { network } = await open({ 马克杯: 1 })
    await seenText('合计¥59')
    const more = screen.getByRole('button', { name: '增加一件' })
    more.click()
    await eventually(() => expect(document.querySelector('.count')?.textContent).toBe('2'))
    more.click()
    await seenText('合计¥177')
    expect(document.querySelector('.count')?.textContent).toBe('3')
    expect(network.sent.filter((call) => call.startsWith('PUT'))).toHaveLength(2)
  })

  it('shows the old number and why when the shop refuses a change', async () => {
    const { network, app } = await open({ 马克杯: 1 })
    await seenText('合计¥59')
    const data = null
    network.intercept = ({ method }) =>
      method === 'PUT' ? { status: 200, headers: {}, body: { statusCode: 1, comments: '库存不足', data } } : undefined
    await tap(screen.getByRole('button', { name: '增加一件' }))
    await eventually(() => expect(app.prompts.toast?.text).toBe('库存不足'))
    expect(document.querySelector('.count')?.textContent).toBe('1')
  })

  it('excludes deselected goods from the total, and selects all at a tap', async () => {
    await open({ 马克杯: 1, 帆布袋: 1 })
    await seenText('合计¥128')
    await tap(screen.getByRole('checkbox', { name: '选择 音符马克杯' }))
    await seenText('合计¥69')
    expect(byId('select-all').getAttribute('aria-checked')).toBe('false')
    await tap('select-all')
    await seenText('合计¥128')
    await tap('select-all')
    await seenText('合计¥0')
    expect(byId('settle').hasAttribute('disabled')).toBe(true)
  })

  it('removes goods after confirmation', async () => {
    const { app } = await open({ 马克杯: 1, 帆布袋: 1 })
    await seenText('音符马克杯')
    const remove = () => tap(screen.getByRole('button', { name: '移除 音符马克杯' }))
    await remove()
    await eventually(() => expect(app.prompts.dialog?.title).toBe('移除这件商品？'))
    app.prompts.dialog?.answer(false)
    await seenText('音符马克杯')
    await remove()
    await eventually(() => expect(app.prompts.dialog).not.toBeNull())
    app.prompts.dialog?.answer(true)
    await eventually(() => expect(document.body.textContent).not.toContain('音符马克杯'))
  })

  it('lists sold-out goods apart, and clears them at a tap', async () => {
    const { app } = await open({ 马克杯: 1, 毛绒: 1 })
    const soldOut = await seen('sold-out')
    expect(soldOut.textContent).toContain('小熊安可毛绒公仔')
    expect(within(soldOut).queryAllByRole('checkbox')).toEqual([])
    expect(byId('settle').textContent).toBe('结算（1）')
    await tap('clear-sold-out')
    await eventually(() => expect(app.prompts.dialog).not.toBeNull())
    app.prompts.dialog?.answer(true)
    await gone('sold-out')
    await seenText('音符马克杯')
  })

  it('shows a price change since goods were added', async () => {
    const options = await asCartOwner({ 马克杯: 1, 帆布袋: 1 })
    const { database } = await theGateway()
    await database.db.update(cartItems).set({ addedCents: 7900 }).where(eq(cartItems.skuId, MUG))
    await database.db
      .update(cartItems)
      .set({ addedCents: 6000 })
      .where(eq(cartItems.skuId, stableId('sku:tote-bag:Standard')))
    await renderPage(CartListPage, routes.cartList, options)
    await seenText('比加入时降 ¥20')
    await seenText('比加入时涨 ¥9')
  })

  it('shows reduced stock, and takes the rest at a tap', async () => {
    const options = await asCartOwner({ 帆布袋: 5 })
    const { database } = await theGateway()
    const bag = eq(inventory.id, stableId('sku:tote-bag:Standard'))
    await database.db.update(inventory).set({ capacity: 3 }).where(bag)
    await renderPage(CartListPage, routes.cartList, options)
    await seenText('仅剩 3 件')
    await seenText('合计¥0')
    await tap(screen.getByRole('button', { name: '改为 3 件' }))
    await seenText('合计¥207')
    await database.db.update(inventory).set({ capacity: 200 }).where(bag)
  })

  it('confirms the available selection', async () => {
    const { router } = await open({ 马克杯: 1, 毛绒: 1 })
    await seen('settle')
    await tap('settle')
    const [id] = [...document.querySelectorAll('[id^=select-]')].map((box) => box.id.replace('select-', ''))
    expect(router.lastMove).toMatchObject({ path: routes.goodsCartConfirm.path, params: { cartItemIds: id } })
  })

  it('shows counts above 99 as 99+ (SHOP-009)', async () => {
    await open({ 马克杯: 20, 帆布袋: 20, 'T 恤': 20, 海报: 20, 应援灯: 20 })
    await seenText('结算（99+）')
  })

  it("contains a visitor's goods after the login, once, even after a lost answer", async () => {
    const lostFirst = { isLost: false }
    const { storage, show } = await renderPage(CartListPage, routes.cartList, {
      signedInAs: newBuyer(),
      prepare: (shop) => {
        keepForVisitor(shop, { skuId: MUG, qty: 2 })
        keepForVisitor(shop, { skuId: stableId('sku:gone:None'), qty: 1 })
        shop.network.intercept = ({ url, method }) => {
          if (method !== 'POST' || !url.includes(addToCart.path) || lostFirst.isLost) return undefined
          lostFirst.isLost = true
          return 'lost-answer'
        }
      },
    })
    await seenText('合计¥118')
    expect(storage.get('visitor-cart')).toHaveLength(2)
    await show()
    await eventually(() => expect(storage.get('visitor-cart')).toBeNull())
    await seenText('合计¥118')
    expect(byId('settle').textContent).toBe('结算（2）')
  })
})
