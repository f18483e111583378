import { changeShop, renderPage, theGateway } from '@test/render-page'
import { byId, done, eventually, pass, seen, seenText, tap } from '@test/screen'
import { newBuyer } from '@test/screen-orders'
import { act, screen } from '@testing-library/react'
import { getShopConfig } from '@/contracts/shop/get-shop-config'
import OrdersPage from '@/package-order/pages/orders/orders'
import BookingPage from '@/package-show/pages/booking/booking'
import ShowDetailPage from '@/package-show/pages/show-detail/show-detail'
import ListPage from '@/pages/list/list'
import MinePage from '@/pages/mine/mine'
import { routes } from '@/routes'
import { NAMED_SHOWS } from '../../gateway/src/demo/named-shows'

const showId = NAMED_SHOWS.simpleConcert

/** The shop is that of a merchant, or of the usual one with some fields changed. */
async function shopOf(merchant: string, config: object = {}): Promise<void> {
  await changeShop({ merchant, config })
}
afterEach(() => shopOf('full'))

describe('a merchant whose tickets are exchanged (SHELL-014, SHELL-017)', () => {
  it('words exchanges in its own way, and hides its prices', async () => {
    await shopOf('exchange')
    await renderPage(ShowDetailPage, routes.showDetail, { params: { showId } })
    expect((await seen('buy')).textContent).toBe('立即兑换')
    expect(document.body.textContent).toContain('¥--')
    expect(document.body.textContent).not.toMatch(/¥\d/)
  })

  it('has no orders of other kinds (SHELL-016)', async () => {
    await shopOf('exchange')
    await renderPage(OrdersPage, routes.orders, { signedInAs: '13900190001' })
    await seenText('我的兑换单')
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['票务', '历史'])
  })
})

describe('a merchant who hides prices (SHELL-045)', () => {
  const config = { hiddenTicketPrice: true, hiddenTicketPriceText: '登录可见' }

  it('shows its own texts in lists, on a show and while booking', async () => {
    await shopOf('full', config)
    const { close } = await renderPage(ListPage, routes.list)
    await seenText('近期热门')
    expect(byId('block-layout-HOME-show_slide').textContent).toContain('登录可见')
    expect(byId('block-layout-HOME-show_slide').textContent).not.toContain('¥')
    close()
    await renderPage(BookingPage, routes.booking, { params: { showId } })
    await tap('plan-0')
    expect(byId('plan-0').textContent).toContain('登录可见')
    expect(document.body.textContent).not.toMatch(/¥\d/)
  })

  it('shows nothing instead without texts', async () => {
    await shopOf('full', { hiddenTicketPrice: true })
    await renderPage(ListPage, routes.list)
    await seenText('近期热门')
    expect(byId('block-layout-HOME-show_slide').textContent).not.toMatch(/¥\d/)
  })
})

describe('a merchant with words of its own (SHELL-029)', () => {
  it('replace the product’s, in one language only (I18N-040)', async () => {
    await shopOf('full', { contentSettingInfos: [{ source: '立即购买', target: '我要去' }] })
    const { app } = await renderPage(ShowDetailPage, routes.showDetail, { params: { showId } })
    expect((await seen('buy')).textContent).toBe('我要去')
    app.locale.choose('en-US')
    await done(app.shopConfig.load())
    await eventually(() => expect(byId('buy').textContent).not.toBe('我要去'))
  })
})

describe('a merchant without sites (SHELL-049, SHELL-076)', () => {
  it('offers no choice of a city', async () => {
    await shopOf('full', { isOpenSite: false })
    const { close } = await renderPage(ListPage, routes.list)
    await seenText('近期热门')
    expect(document.getElementById('choose-city')).toBeNull()
    close()
    await renderPage(ListPage, routes.list, { form: 'desktop' })
    await seenText('近期热门')
    expect(document.getElementById('desktop-city')).toBeNull()
  })

  it('differs from one with sites, which has a selector in the desktop header', async () => {
    const { app } = await renderPage(ListPage, routes.list, { form: 'desktop' })
    expect((await seen('desktop-city')).textContent).toBe('上海')
    await tap('desktop-city')
    await seen('city-picker')
    expect(app.site.isChoosing).toBe(true)
  })
})

describe('the colours and pictures of a merchant (SHELL-028, SHELL-225)', () => {
  it('colour the title bar, and show for users without a picture', async () => {
    const avatar = 'http://localhost:80/files/stand-in.png'
    const colors = { shopMainColor: '#3355AA', navigateTextColor: '#224466', priceColor: '', avatar }
    await shopOf('full', { availableShopThemes: [{ theme: 'LIGHT', ...colors }] })
    const { app } = await renderPage(MinePage, routes.mine, { signedInAs: newBuyer() })
    await pass(100)
    act(() => app.session.updateProfile({ nickname: 'Test', avatar: '' }))
    const pictures = [...(await seen('profile')).querySelectorAll('img')].map((img) => img.getAttribute('src'))
    expect(pictures).toEqual([expect.stringContaining('stand-in.png')])
    const frame = screen.getByRole('main').closest<HTMLElement>('[style*="--title"]')
    expect(frame?.style.getPropertyValue('--title')).toBe('#224466')
    expect(frame?.style.getPropertyValue('--main')).toBe('#3355AA')
  })
})

describe('a merchant with a fixed appearance (SHELL-013, D-41)', () => {
  const background = async () => {
    const { app, close } = await renderPage(MinePage, routes.mine, {
      prepare: ({ app: fresh }) => fresh.theme.choose('light'),
    })
    await done(app.shopConfig.load())
    await pass(100)
    const frame = screen.getByRole('main').closest<HTMLElement>('[style*="--background"]')
    const color = frame?.style.getPropertyValue('--background')
    close()
    return color
  }

  it.each([
    ['LIGHT', '#F5F6F8'],
    ['DARK', '#121317'],
    ['SYSTEM', '#F5F6F8'],
  ] as const)('shows %s over the choice of the user', async (themeMode, color) => {
    await shopOf('full', { themeMode })
    expect(await background()).toBe(color)
  })
})

describe('a merchant with a plus sign (SHELL-230, D-32)', () => {
  it.each([
    ['ends price ranges with +', ['DISPLAY_PLUS_SIGN'], '+'],
    ['ends price ranges with 起', [], '起'],
  ] as const)('%s for the flags %j', async (_what, binaryFlags, suffix) => {
    await shopOf('full', { binaryFlags: [...binaryFlags] })
    const { close } = await renderPage(ListPage, routes.list)
    await seenText('为您推荐')
    await eventually(() => expect(document.body.textContent).toMatch(/¥\d+[+起]/))
    const suffixes = document.body.textContent?.match(/(?<=¥\d+)[+起]/g)
    expect(new Set(suffixes)).toEqual(new Set([suffix]))
    close()
  })
})

describe('a merchant without sale reminders (SHELL-015)', () => {
  const isReminding = () => [...document.querySelectorAll('button')].some(({ textContent }) => textContent === '提醒我')

  it('sells exchanges: no reminders on home and shows', async () => {
    const home = await renderPage(ListPage, routes.list)
    await eventually(() => expect(isReminding()).toBe(true))
    home.close()
    const show = await renderPage(ShowDetailPage, routes.showDetail, { params: { showId: NAMED_SHOWS.preSale } })
    await seen('remind')
    show.close()
    await shopOf('exchange')
    const exchange = await renderPage(ListPage, routes.list)
    await seenText('为您推荐')
    await eventually(() => expect(document.body.textContent).toContain('即将开抢'))
    expect(isReminding()).toBe(false)
    exchange.close()
    await renderPage(ShowDetailPage, routes.showDetail, { params: { showId: NAMED_SHOWS.preSale } })
    await seenText('购票须知')
    expect(document.getElementById('remind')).toBeNull()
  })
})

describe('the bottom navigation of a merchant', () => {
  it('has texts in the merchant’s colours, and icons in those of the texts (SHELL-226)', async () => {
    const { data } = await (await theGateway()).call(getShopConfig, {})
    const icons = data?.cyShopConfigVO.layoutBottomNavigation.icons ?? []
    const style = '{"selectedTextColor":"#AA0033","unselectedTextColor":"#334455","iconColorType":"TEXT"}'
    await shopOf('full', { layoutBottomNavigations: [{ style, icons, langTag: 'zh-CN' }] })
    await renderPage(ListPage, routes.list)
    expect((await seen('tab-list')).style.color).toBe('rgb(170, 0, 51)')
    expect(byId('tab-mine').style.color).toBe('rgb(51, 68, 85)')
    expect(byId('tab-mine').querySelector('img')).toBeNull()
  })

  it('has a large middle in the prominent style, and follows a jump (SHELL-095, SHELL-098)', async () => {
    const { gateway } = await theGateway()
    const reply = await gateway.inject({ url: '/gateway/home/pub/v5/shop/configs?lang=zh' })
    const { icons } = reply.json().data.cyShopConfigVO.layoutBottomNavigation
    const jumpDetails = { type: 'TOPIC', target: 't9' }
    const custom = { ...icons[1], floorType: 'CUSTOM', navigationName: '专题', jumpDetails }
    const navigation = { style: '{"navigationType":"OUTER"}', icons: [icons[0], custom, icons[3]] }
    await shopOf('full', { layoutBottomNavigation: navigation })
    const { router } = await renderPage(ListPage, routes.list)
    await tap('tab-CUSTOM-1')
    expect(router.lastMove).toMatchObject({ path: routes.homeTopic.path, params: { topicId: 't9' } })
    const sizes = screen.getByRole('navigation', { name: '主导航' }).querySelectorAll('.bigIcon')
    expect(sizes).toHaveLength(1)
    expect(byId('tab-CUSTOM-1').contains(sizes[0] as Element)).toBe(true)
  })
})
