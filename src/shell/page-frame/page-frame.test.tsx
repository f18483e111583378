import { changeShop, type RenderOptions, renderPage } from '@test/render-page'
import { byId, done, eventually, pass, seen, seenText, tap } from '@test/screen'
import { newBuyer } from '@test/screen-orders'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { runInAction } from 'mobx'
import { AppError } from '@/lib/app-error'
import SettingsPage from '@/package-user/pages/settings/settings'
import AllPage from '@/pages/all/all'
import ListPage from '@/pages/list/list'
import MinePage from '@/pages/mine/mine'
import { routes } from '@/routes'

afterEach(() => changeShop({ merchant: 'full', config: {}, copywriting: [] }))

const app = { enable: true, logo: '', title: '下载 App', url: 'http://localhost:80/sandbox/app' }
const openList = (options: RenderOptions = {}) => renderPage(ListPage, routes.list, options)
const isDrawn = (id: string) => document.getElementById(id) !== null

describe('the download bar (SHELL-106)', () => {
  beforeEach(() => changeShop({ merchant: 'full', config: { downloadBar: app } }))

  it('opens the page in the app', async () => {
    const { appLink } = await openList({
      prepare: (shop) => {
        shop.appLink.hasApp = true
      },
    })
    await tap('open-app')
    await eventually(() => expect(appLink.opened).toEqual(['encore://home']))
    expect(appLink.leftFor).toBeNull()
  })

  it('opens the store without the app', async () => {
    const { appLink } = await openList()
    await tap('open-app')
    await eventually(() => expect(appLink.leftFor).toBe(app.url))
  })

  it('shows a text without a store (SHELL-215)', async () => {
    await changeShop({ merchant: 'full', config: { downloadBar: { ...app, url: 'https://evil.example/app.apk' } } })
    const { appLink } = await openList()
    await tap('open-app')
    await seenText('暂时无法打开 App')
    expect(appLink.leftFor).toBeNull()
    expect(byId('dialog-confirm').textContent).toBe('知道了')
    await tap('dialog-confirm')
  })

  it('stays above visible anchors (SHELL-165)', async () => {
    const topOf = () => document.querySelector<HTMLElement>('[id$=-anchors]')?.style.top
    await openList()
    await eventually(() => expect(topOf()).toBe('116px'))
    fireEvent.click(screen.getByRole('button', { name: '关闭' }))
    expect(topOf()).toBe('64px')
  })

  it('stays closed until the next start', async () => {
    await openList()
    await seen('open-app')
    fireEvent.click(screen.getByRole('button', { name: '关闭' }))
    expect(isDrawn('open-app')).toBe(false)
  })

  it.each<[string, RenderOptions]>([
    ['a desktop', { form: 'desktop' }],
    ['WeChat', { terminal: { host: 'wechat' } }],
    ['the app itself', { terminal: { host: 'native' } }],
  ])('stays hidden on %s', async (_name, options) => {
    await openList(options)
    await seenText('近期热门')
    expect(isDrawn('open-app')).toBe(false)
  })

  it('stays hidden on a page that the app lacks', async () => {
    await renderPage(MinePage, routes.mine)
    expect(isDrawn('open-app')).toBe(false)
  })
})

describe('the bottom navigation (SHELL-092)', () => {
  it('opens the app’s pages on a first start offline, and the merchant’s afterwards (SHELL-087, SHELL-088, SHELL-089, SHELL-090, SHELL-091)', async () => {
    const page = await renderPage(MinePage, routes.mine, {
      prepare: ({ app: shop, network }) => {
        network.isOnline = false
        runInAction(() => {
          shop.shopConfig.config = null
          shop.shopConfig.error = new AppError('network', 'offline')
        })
      },
    })
    const navigation = screen.getByRole('navigation', { name: '主导航' })
    expect(navigation.textContent).toBe('首页全部商城票夹我的')
    const addresses = [...navigation.querySelectorAll('a')].map((link) => link.getAttribute('href'))
    expect(addresses).toEqual(['/', '/list', '/shop', '/ticket', '/mine'])
    await tap('tab-all')
    expect(page.router.lastMove).toMatchObject({ how: 'switchTab', path: routes.all.path })
    expect(navigation.querySelector('img')).toBeNull()
    page.network.isOnline = true
    await done(page.app.shopConfig.load())
    await eventually(() => expect(navigation.querySelector('img')).not.toBeNull())
    expect(document.querySelectorAll('#tab-mine')).toHaveLength(1)
  })
})

describe('a newer version of the app', () => {
  const withUpdate = (scenario: string | null): RenderOptions => ({
    prepare: async ({ app: shop, gateway }) => {
      const payload = scenario ? { scenario, path: 'version/match', times: 1 } : {}
      await gateway.gateway.inject({ method: 'POST', url: '/sandbox/api/faults', payload })
      await shop.update.watch()
    },
  })

  it('waits when it is optional', async () => {
    await openList(withUpdate('update:WEAK'))
    await seenText('发现新版本')
    await tap('dialog-cancel')
    expect(isDrawn('dialog-confirm')).toBe(false)
  })

  it('blocks when it is forced, and shows how to get it (SHELL-181)', async () => {
    await openList(withUpdate('update:FORCE'))
    await seenText('发现新版本')
    expect(isDrawn('dialog-cancel')).toBe(false)
    await tap('dialog-confirm')
    await seenText('已经有新版本了哟~')
    await seenText('请删除小程序后重新打开')
    expect(byId('dialog-confirm')).toHaveProperty('disabled', true)
  })

  it('starts with a restart when the vendor has fetched it', async () => {
    const { updater } = await openList(withUpdate(null))
    act(() => updater.announce('ready'))
    await tap('dialog-confirm')
    expect(updater.hasRestarted).toBe(true)
  })
})

describe('words of the shop', () => {
  it('replace the product’s when they arrive, in their language (SHELL-182)', async () => {
    const items = [{ key: 'error.page', text: '此路不通' }]
    await changeShop({
      copywriting: [
        { type: 'mine', items: [{ key: 'settings', text: '偏好' }] },
        { type: 'common', items },
      ],
    })
    const { app: shop } = await renderPage(MinePage, routes.mine)
    await seenText('设置')
    await done(shop.copywriting.load())
    await seenText('偏好')
  })
})

describe('the desktop (SHELL-003, SHELL-107)', () => {
  it('searches from its header (SHELL-110)', async () => {
    const { router } = await openList({ form: 'desktop' })
    const field = await seen('desktop-search')
    expect(field).toHaveProperty('placeholder', '搜索演出、艺人、场馆')
    fireEvent.input(field, { target: { value: ' 林屿 ' } })
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 })
    expect(router.lastMove).toMatchObject({ how: 'open', path: routes.search.path, params: { keyword: '林屿' } })
  })

  it("suggests the merchant's placeholder in its search (SHELL-050)", async () => {
    await changeShop({ merchant: 'full', config: { searchBars: [{ placeholder: '搜一搜周末去哪' }] } })
    await openList({ form: 'desktop' })
    expect(await seen('desktop-search')).toHaveProperty('placeholder', '搜一搜周末去哪')
  })

  it('has the merchant’s links and its licence at its foot (SHELL-044, SHELL-051)', async () => {
    const { router, app: shop } = await renderPage(MinePage, routes.mine, { form: 'desktop' })
    const foot = screen.getByRole('contentinfo')
    fireEvent.click(screen.getByRole('button', { name: '帮助与客服' }))
    expect(router.lastMove).toMatchObject({ path: routes.support.path })
    expect(foot.textContent).toContain(shop.shopConfig.config?.shopDomainIcpLicense)
  })

  it('shows the logo and the name of the shop in its head (SHELL-108)', async () => {
    const { app: shop } = await openList({ form: 'desktop' })
    const { shopName, shopAvatar } = shop.shopConfig.config ?? {}
    const brand = within(screen.getByRole('banner')).getByRole('link', { name: shopName })
    expect(brand.querySelector('img')?.getAttribute('src')).toBe(
      `${shopAvatar}?x-oss-process=image/resize,w_750/format,webp`,
    )
  })

  it('links the bottom navigation’s pages in its head, except the user’s, without a bar (SHELL-100, SHELL-109)', async () => {
    const { app: shop } = await openList({ form: 'desktop' })
    const names = shop.shopConfig.config?.layoutBottomNavigation.icons.map(({ navigationName }) => navigationName)
    expect(names).toContain('我的')
    const head = screen.getByRole('navigation')
    const shown = [...head.children].map(({ textContent }) => textContent)
    expect(shown).toEqual(['首页', '全部', '商城', '票夹'])
    expect(document.querySelectorAll('[id^="tab-"]')).toHaveLength(0)
    fireEvent.click(within(head).getByText('全部'))
    expect(shop.navigation.current).toBe(routes.all)
  })

  it('opens the login for a visitor, and the user’s page by the picture (SHELL-111, SHELL-112)', async () => {
    const visitor = await openList({ form: 'desktop' })
    fireEvent.click(within(screen.getByRole('banner')).getByRole('button', { name: '登录' }))
    expect(visitor.app.navigation.current).toBe(routes.login)
    visitor.close()
    const user = await openList({ form: 'desktop', signedInAs: newBuyer() })
    const entry = within(screen.getByRole('banner')).getByRole('link', { name: '我的账户' })
    expect(entry.querySelector('img')?.getAttribute('src')).toContain(user.app.session.user?.avatar)
    fireEvent.click(entry)
    expect(user.app.navigation.current).toBe(routes.mine)
  })

  it('names a page over its content', async () => {
    await renderPage(SettingsPage, routes.settings, { form: 'desktop' })
    expect(screen.getByRole('heading', { name: '设置', level: 1 }).className).toBe('seen')
  })

  it('shows the page’s name in the content only once', async () => {
    await renderPage(MinePage, routes.mine, { form: 'desktop' })
    expect(screen.getByRole('heading', { level: 1 }).className).toBe('unseen')
  })

  it('has its foot below the end of a list, which more cards never push away', async () => {
    const { reachBottom } = await renderPage(AllPage, routes.all, { form: 'desktop' })
    await seen('shows-0')
    while (!document.body.textContent?.includes('没有更多了')) {
      expect(screen.queryByRole('contentinfo')).toBeNull()
      await reachBottom()
      await pass(50)
    }
    expect(screen.getByRole('contentinfo')).toBeDefined()
  })
})
