import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ADDRESSES } from '@test/addresses'
import zhCN from '@/blocks/locales/zh-cn'
import { themePalette } from '@/domain/theme-palette'
import { routeOfAddress, routeOfPath, routes } from '@/routes'
import { mainRoutes } from '@/routes/main-routes'
import { pageConfig } from '@/routes/page-config'
import type { Route } from '@/routes/route'
import { showRoutes } from '@/routes/show-routes'

const SRC = path.resolve(__dirname, '../../src')

interface AppConfig {
  pages: string[]
  subPackages: { root: string; pages: string[] }[]
  window: { navigationStyle?: string }
  networkTimeout: Record<string, number>
  permission?: Record<string, { desc: string }>
}

function appConfig(): AppConfig {
  Object.assign(globalThis, { defineAppConfig: (config: unknown) => config })
  return (require('@/app.config') as { default: AppConfig }).default
}

function configuredPages(): string[] {
  const config = appConfig()
  return [...config.pages, ...config.subPackages.flatMap(({ root, pages }) => pages.map((page) => `${root}/${page}`))]
}

/** Every `<page>/<page>.tsx` in a folder of pages. */
function pagesOnDisk(): string[] {
  const packages = ['', ...readdirSync(SRC).filter((name) => name.startsWith('package-'))]
  return packages.flatMap((name) => {
    const folder = path.join(name, 'pages')
    return readdirSync(path.join(SRC, folder))
      .filter((page) => existsSync(path.join(SRC, folder, page, `${page}.tsx`)))
      .map((page) => path.posix.join(name, 'pages', page, page))
  })
}

describe('pages', () => {
  const all = Object.values<Route>(routes)
  const inRoutes = all.map(({ path: page }) => page)

  it('match on disk, in the route table and in the app configuration (SHELL-007)', () => {
    expect(configuredPages().sort()).toEqual([...inRoutes].sort())
    expect(pagesOnDisk().sort()).toEqual([...inRoutes].sort())
  })

  it('have unique names and paths', () => {
    const paths = all.flatMap(({ path: page, otherPaths }) => [page, ...otherPaths])
    expect(new Set(paths).size).toBe(paths.length)
    expect(Object.entries<Route>(routes).filter(([key, { name }]) => key !== name)).toEqual([])
  })

  it('have web addresses of their own', () => {
    const aliases = Object.values(routes).flatMap((route) => route.aliases)
    expect(new Set(aliases).size).toBe(aliases.length)
  })
})

describe('content of pages', () => {
  it.each(configuredPages())('reloads by useLoad on %s, after response modes 4 and 8 too (NET-146)', (page) => {
    const folder = path.join(SRC, path.dirname(page))
    const sources = readdirSync(folder)
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
      .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    const isLoading = sources.some((source) => /new (Resource|PagedList)\b/.test(source))
    expect(isLoading && !sources.some((source) => source.includes('useLoad('))).toBe(false)
  })
})

describe('the configuration of a page', () => {
  it.each(configuredPages())('matches the route of %s', (page) => {
    Object.assign(globalThis, { definePageConfig: (config: unknown) => config })
    const { default: config } = require(path.join(SRC, `${page}.config.ts`))
    const route = routeOfPath(page)
    if (!route) throw new Error('no route has this path')
    expect(config).toEqual(pageConfig(route))
  })

  it('leaves the title bar to the page (NAV-111)', () => {
    Object.assign(globalThis, { definePageConfig: (config: unknown) => config })
    expect(appConfig().window.navigationStyle).toBe('custom')
    const styles = configuredPages().map((page) => require(path.join(SRC, `${page}.config.ts`)).default.navigationStyle)
    expect(new Set(styles)).toEqual(new Set([undefined]))
  })

  it('follows the theme of the phone in the colours of the palettes', () => {
    const themes = JSON.parse(readFileSync(path.join(SRC, 'theme.json'), 'utf8'))
    const web = readFileSync(path.join(SRC, 'index.html'), 'utf8')
    for (const scheme of ['light', 'dark'] as const) {
      const { background } = themePalette(scheme)
      expect(themes[scheme].background).toBe(background)
      expect(web).toContain(`'${background}'`)
    }
  })
})

describe('the web addresses of the specification', () => {
  it.each(ADDRESSES)('%s is the page %s, for users only: %p (NAV-003, %s)', (address, page, needsLogin, _row) => {
    const names = [...address.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
    const found = routeOfAddress(address.replace(/\{(\w+)\}/g, 'value-of-$1'))
    expect(found?.route.path).toMatch(new RegExp(`/${page}/${page}$`))
    expect(found?.route.needsLogin).toBe(needsLogin)
    expect(found?.params).toEqual(Object.fromEntries(names.map((name) => [name, `value-of-${name}`])))
  })
})

/** Public screens, besides those with a specified address. */
const PUBLIC_SCREENS = [
  ...(['venue', 'venueList', 'ticketPackageDetail', 'ticketPackageShow', 'ticketPackageShowDetail'] as const),
  ...(['ticketPackageSession', 'tiedSaleList', 'webView', 'pickSeat', 'pickSeatElsewhere', 'settings'] as const),
  ...(['language', 'skinSwitch', 'shopState', 'pageError', 'siteCode', 'sitePurchase', 'reserveIndex'] as const),
  ...(['reserveDetail', 'reserveOrder', 'reserveRecord', 'invoice', 'invoiceDetail'] as const),
  ...(['unregisteredConfirmation'] as const),
]

/** Screens that a visitor does not see; the order of goods has an address as well, without a mark (NAV-044). */
const SCREENS_OF_USERS = [
  ...(['sendMineTicket', 'acceptMineTicket', 'sendRule', 'refundOrders', 'refundRuleOrder'] as const),
  ...(['refundRulePrivilege', 'addPurchaseList', 'aboutOrder', 'express', 'waitListInstruction'] as const),
  ...(['privilege', 'cardList', 'cardConfirm', 'points', 'pointsRule', 'growthValue', 'growthRule'] as const),
  ...(['addressEdit', 'audienceModification', 'certificates', 'certificateDetail', 'accountSafe'] as const),
  ...(['nicknameEdit', 'languagePush', 'selfPoint', 'pointRecord', 'couponSelf', 'couponRecommend'] as const),
  ...(['couponCreate', 'workPermitRecords', 'productDetail'] as const),
]

describe('the routes', () => {
  it('keep browsing public, except prepared and privileged purchases (NAV-085)', () => {
    const routesOfBrowsing = Object.values<Route>({ ...mainRoutes, ...showRoutes })
    const forUsers = routesOfBrowsing.filter(({ needsLogin }) => needsLogin).map(({ name }) => name)
    expect(forUsers).toEqual(['preloadTicket', 'privilege'])
  })

  it.each(PUBLIC_SCREENS)('show %s to a visitor (NAV-082, NAV-083)', (name) => {
    expect(routes[name].needsLogin).toBe(false)
  })

  it.each(SCREENS_OF_USERS)('show %s to users only (NAV-084)', (name) => {
    expect(routes[name].needsLogin).toBe(true)
  })

  it('have parking in a package of its own, for users only (PARK-002)', () => {
    const { path: page, aliases, needsLogin } = routes.parkingPayment
    expect(page).toBe('package-parking/pages/parking-payment/parking-payment')
    expect([aliases[0], needsLogin]).toEqual(['/parking', true])
  })

  it('contain no merchant calls: all are for buyers (LOGIN-080)', () => {
    const calls = readdirSync(path.join(SRC, 'contracts'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .flatMap((file) => /path: '([^']+)'/.exec(textOf(path.posix.join('contracts', file)))?.[1] ?? [])
    const paths = Object.values<Route>(routes).flatMap(({ path: page, aliases }) => [page, ...aliases])
    expect(calls.length).toBeGreaterThan(100)
    expect([...calls, ...paths].filter((one) => /admin|staff|operator|clerk|console|\/manage/i.test(one))).toEqual([])
  })
})

describe('the platforms', () => {
  it('explain the location permission as the page does (SHELL-083)', () => {
    const { permission } = appConfig()
    const desc = '获取您的位置，为您推荐附近的演出和场馆'
    expect(permission).toEqual({ 'scope.userLocation': { desc } })
    expect(zhCN['city.locateReason']).toBe(desc)
  })

  it('wait for the network as long as specified (NET-004, NET-009, NET-010, NET-011)', () => {
    const timeouts = { request: 30_000, connectSocket: 60_000, uploadFile: 60_000, downloadFile: 30_000 }
    expect(appConfig().networkTimeout).toEqual(timeouts)
  })
})

/** Screen sources: pages, shared code of their packages, and blocks. */
function screenFiles(): string[] {
  const folders = readdirSync(SRC).filter((name) => /^(pages|blocks|package-.*)$/.test(name))
  return folders.flatMap((folder) =>
    readdirSync(path.join(SRC, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
      .map((file) => path.posix.join(folder, file)),
  )
}

const textOf = (file: string) => readFileSync(path.join(SRC, file), 'utf8')

describe('a page', () => {
  /** Features of the package imported by a page. */
  const featuresOf = (folder: string) => {
    const texts = screenFiles()
      .filter((file) => file.startsWith(`${folder}/`))
      .map(textOf)
      .join()
    const rooms = [...texts.matchAll(/from '(?:\.\.\/){2,3}([\w-]+)\//g)].map(([, room = '']) => room)
    return [...new Set(rooms)].filter((room) => room !== 'shared' && existsSync(path.join(SRC, folder, '../..', room)))
  }

  it.each(configuredPages().filter((page) => page.startsWith('package-')))(
    '%s uses one feature of its package',
    (page) => {
      expect(featuresOf(path.posix.dirname(page)).length).toBeLessThanOrEqual(1)
    },
  )

  it('has its texts in the feature, or in shared/ of a package with features', () => {
    const packages = readdirSync(SRC).filter((name) => name.startsWith('package-'))
    const hasText = (...parts: string[]) => existsSync(path.join(SRC, ...parts, 'text.ts'))
    const withFeatures = packages.filter((name) =>
      readdirSync(path.join(SRC, name)).some((feature) => hasText(name, feature)),
    )
    expect(withFeatures).toEqual(['package-order', 'package-show', 'package-ticket', 'package-user'])
    const pagesOf = (name: string) => readdirSync(path.join(SRC, name, 'pages')).map((page) => `${name}/pages/${page}`)
    expect(withFeatures.flatMap((name) => [name, ...pagesOf(name)]).filter((folder) => hasText(folder))).toEqual([])
  })
})

describe('calls of a screen', () => {
  /** Manual loading: when the page is shown, or in an effect. */
  const BY_HAND =
    /\buse(DidShow|DidHide|Effect)\(\s*(\(\) =>\s*)?(\{[^}]*)?(void )?([\w.]+\.(load|refresh|look)|model\.(enter|leave|pause))\b/

  it('recognises loading by hand', () => {
    expect('useDidShow(() => void list.refresh())').toMatch(BY_HAND)
    expect('useEffect(() => void model.offer.load(), [model])').toMatch(BY_HAND)
    expect('useDidHide(model.pause)').toMatch(BY_HAND)
    expect('useEffect(() => {\n  site.look()\n  model.load()\n}, [])').toMatch(BY_HAND)
    expect("useLoad(model, 'shown')").not.toMatch(BY_HAND)
  })

  it('loads through useLoad, so that changes elsewhere reload it', () => {
    expect(screenFiles().filter((file) => BY_HAND.test(textOf(file)))).toEqual([])
  })

  it.each(configuredPages().map((page) => path.posix.dirname(page)))('loads everything that %s fetches', (folder) => {
    const texts = screenFiles()
      .filter((file) => path.posix.dirname(file) === folder)
      .map(textOf)
      .join()
    const isFetching = /new (Resource|PagedList)\b/.test(texts)
    expect(isFetching && !texts.includes('useLoad(')).toBe(false)
  })
})
