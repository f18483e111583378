import { fillCart } from '@test/goods-buyer'
import { renderPage, theGateway } from '@test/render-page'
import { sandbox } from '@test/sandbox-shop'
import { byId, eventually, seen, seenText, tap } from '@test/screen'
import { newBuyer } from '@test/screen-orders'
import { describeStates } from '@test/screen-states'
import { screen } from '@testing-library/react'
import { routes } from '@/routes'
import { stableId } from '../../../../gateway/src/stable-id'
import ShopDetailPage from './shop-detail'

const open = (picture: string) =>
  renderPage(ShopDetailPage, routes.shopDetail, { params: { spuId: stableId(`spu:${picture}`) } })

describe('the page of goods (SHOP-003, SHOP-012)', () => {
  describeStates({
    Page: ShopDetailPage,
    route: routes.shopDetail,
    options: () => ({ params: { spuId: stableId('spu:mug') } }),
    words: '音符马克杯',
  })

  it('continues with the chosen kind and number', async () => {
    const { router } = await open('mug')
    await seenText('¥59')
    await tap(screen.getByRole('radio', { name: '黑色' }))
    await tap(screen.getByRole('button', { name: '增加一件' }))
    await tap('buy')
    expect(router.lastMove).toMatchObject({
      path: routes.login.path,
    })
  })

  it('enlarges the selected picture', async () => {
    await open('mug')
    const large = () => document.querySelector('img[alt="音符马克杯"]')?.getAttribute('src')
    await eventually(() => expect(large()).toContain('/scenes/mug'))
    await tap('picture-2')
    expect(large()).toContain('/close-ups/mug')
    expect(byId('picture-2').getAttribute('aria-checked')).toBe('true')
  })

  it('shows the picture of the selected variant (SHOP-012)', async () => {
    await open('mug')
    const large = () => document.querySelector('img[alt="音符马克杯"]')?.getAttribute('src')
    await eventually(() => expect(large()).toContain('/scenes/mug.svg'))
    await tap(screen.getByRole('radio', { name: '黑色' }))
    await eventually(() => expect(large()).toContain('/scenes/mug-black.svg'))
  })

  it('shows measures, material and delivery (SHOP-012)', async () => {
    await open('tour-shirt')
    const facts = (await seen('goods-facts')).textContent
    expect(facts).toContain('材质100% 精梳棉')
    expect(facts).toContain('M 码衣长 69 / 胸围 106 厘米')
    await seenText('配送与售后')
  })

  it('sells up to the order limit', async () => {
    await open('mug')
    await seen('buy')
    const more = screen.getByRole('button', { name: '增加一件' })
    for (let pieces = 1; pieces < 25; pieces += 1) await tap(more)
    await eventually(() => expect(document.body.textContent).toContain('20'))
    expect(document.body.textContent).not.toContain('21')
  })

  it('has its button beside the picture on a desktop', async () => {
    await renderPage(ShopDetailPage, routes.shopDetail, { params: { spuId: stableId('spu:mug') }, form: 'desktop' })
    const words = (await seen('buy')).closest('.words')
    expect(words?.textContent).toContain('音符马克杯')
    expect(document.querySelectorAll('#buy')).toHaveLength(1)
  })

  it('stops selling without stock', async () => {
    const { router } = await open('plush-toy')
    await seen('buy')
    expect(byId('buy').textContent).toBe('已售罄')
    expect(byId('buy').hasAttribute('disabled')).toBe(true)
    expect(router.moves).toEqual([])
  })

  it('marks sold-out combinations before selection', async () => {
    await open('hoodie')
    await seenText('后台通行连帽衫')
    const radios = () =>
      screen.getAllByRole('radio').flatMap(({ textContent, id }) => (id.startsWith('picture') ? [] : textContent))
    expect(radios()).toEqual(['藏青', '米白（售罄）', 'S 码', 'M 码（售罄）', 'L 码'])
    await tap(screen.getByRole('radio', { name: 'L 码' }))
    expect(radios()).toEqual(['藏青', '米白', 'S 码', 'M 码（售罄）', 'L 码'])
    await tap(screen.getByRole('radio', { name: '米白' }))
    expect(radios()).toEqual(['藏青', '米白', 'S 码（售罄）', 'M 码', 'L 码'])
    await tap(screen.getByRole('radio', { name: 'S 码（售罄）' }))
    expect(byId('buy').textContent).toBe('已售罄')
    expect(document.getElementById('add-to-cart')).toBeNull()
  })

  it('shows the description and delivery of the goods', async () => {
    await open('vinyl')
    await seenText('180 克双张限量编号版')
    await seenText('到演出现场出示订单自取')
    expect(document.body.textContent).not.toContain('顺丰速运')
  })

  it('shows the price in points, and the coupons in a package', async () => {
    const points = await open('stub-frame')
    await seenText('¥29 + 2000 积分')
    points.close()
    await open('coupon-pack')
    await seen('package-content')
    expect(byId('package-content').textContent).toContain('¥20 × 3')
    await seenText('券包购买后不支持退款')
  })

  it("adds the selection to the user's cart, and counts it (SHOP-010, SHOP-011)", async () => {
    const { app } = await renderPage(ShopDetailPage, routes.shopDetail, {
      params: { spuId: stableId('spu:mug') },
      signedInAs: newBuyer(),
    })
    await seen('add-to-cart')
    await tap(screen.getByRole('button', { name: '增加一件' }))
    await tap('add-to-cart')
    await eventually(() => expect(app.prompts.toast?.text).toBe('已加入购物车'))
    await eventually(() => expect(byId('open-cart').textContent).toBe('2'))
  })

  it('shows why the cart rejects more', async () => {
    const signedInAs = newBuyer()
    const { app } = await renderPage(ShopDetailPage, routes.shopDetail, {
      params: { spuId: stableId('spu:mug') },
      signedInAs,
    })
    await fillCart(await theGateway(), await (await theGateway()).signIn(signedInAs), { 马克杯: 20 })
    await seen('add-to-cart')
    await tap('add-to-cart')
    await eventually(() => expect(app.prompts.toast?.text).toBe('每件商品每单限购 20 件'))
  })

  it('stores a visitor’s cart on the device, and opens it after the login', async () => {
    const { storage, router, network } = await open('mug')
    await seen('add-to-cart')
    await tap('add-to-cart')
    await eventually(() => expect(storage.get('visitor-cart')).toMatchObject([{ qty: 1 }]))
    expect(network.sent.filter((call) => call.includes('/carts'))).toEqual([])
    await tap('open-cart')
    expect(router.lastMove).toMatchObject({ path: routes.login.path })
  })

  it.each([
    ['the shop has no carts', { enable: false, enableSpuType: ['GOODS'] }],
    ['carts of the shop take other types', { enable: true, enableSpuType: ['CARD'] }],
  ])('has no cart when %s (SHELL-013, SHELL-039, SHOP-015)', async (_why, productCartConfig) => {
    await sandbox(await theGateway(), 'shop', { config: { productCartConfig } })
    await open('mug')
    await seen('buy')
    expect(document.getElementById('add-to-cart')).toBeNull()
    expect(document.getElementById('open-cart')).toBeNull()
    await sandbox(await theGateway(), 'shop', { config: {} })
  })
})
