import type { BottomNavigationItem } from '@/contracts/shop/get-shop-config'
import { routes } from '@/routes'
import type { App } from '@/services/app'
import { bottomNavigationOf, navigationItems } from './navigation-items'

const item = (changes: Partial<BottomNavigationItem>): BottomNavigationItem => ({
  floorType: 'HOME',
  navigationName: 'name',
  iconUrl: 'a',
  selectedIconUrl: 'b',
  ...changes,
})
const WEB = { ownOrigin: 'https://shop.test', hosts: [], appSchemes: [] }
const targetOf = (changes: Partial<BottomNavigationItem>) => navigationItems([item(changes)], WEB)[0]?.target

describe('the bottom navigation (SHELL-092)', () => {
  it('opens the pages of its floors, in order', () => {
    const floors = ['MINE', 'HOME', 'TICKET', 'ALL'] as const
    const items = navigationItems(
      floors.map((floorType) => item({ floorType, navigationName: floorType })),
      WEB,
    )
    expect(items.map(({ name }) => name)).toEqual(floors)
    expect(items.map(({ target }) => target)).toEqual([
      { route: routes.mine },
      { route: routes.list },
      { route: routes.ticketHolder },
      { route: routes.all },
    ])
  })

  it("follows the merchant's target: a banner, a topic, a mini-program (SHELL-095, SHELL-096)", () => {
    const jumpDetails = { type: 'MINI_PROGRAM', appId: 'wx1' } as const
    expect(targetOf({ floorType: 'MINI_PROGRAM', jumpDetails })).toEqual({ jump: jumpDetails })
    expect(targetOf({ floorType: 'CUSTOM', jumpDetails })).toEqual({ jump: jumpDetails })
    expect(targetOf({ floorType: 'CUSTOM', jumpType: 'TOPIC', jumpTarget: 't1' })).toEqual({
      jump: { type: 'TOPIC', target: 't1' },
    })
    expect(targetOf({ floorType: 'CUSTOM' })).toBeUndefined()
  })

  it('opens the open shows (OPEN-011, SHELL-097)', () => {
    expect(targetOf({ floorType: 'OPEN_SHOW' })).toEqual({ route: routes.openShow })
  })

  it('hides items without a page', () => {
    expect(navigationItems([item({ floorType: 'NONE' as 'HOME' }), item({})], WEB)).toHaveLength(1)
    const refused = { type: 'H5', target: 'https://elsewhere.test/' } as const
    expect(targetOf({ floorType: 'CUSTOM', jumpDetails: refused })).toBeUndefined()
    expect(targetOf({ floorType: 'SHOP' })).toEqual({ route: routes.shop })
  })

  it('opens the target or the page that one of the merchant’s own names (SHELL-031, SHELL-226)', () => {
    const custom = (changes: Partial<BottomNavigationItem>) => targetOf({ floorType: 'CUSTOM', ...changes })
    const own = 'https://shop.test/a'
    expect(custom({ jumpType: 'H5', jumpTarget: own })).toEqual({ jump: { type: 'H5', target: own } })
    expect(custom({ jumpType: 'H5', jumpTarget: 'https://elsewhere.test/' })).toBeUndefined()
    expect(custom({ jumpType: 'PAGE', jumpTarget: 'support' })).toEqual({ jump: { type: 'PAGE', target: 'support' } })
    expect(custom({ jumpType: 'MINI_PROGRAM', jumpTarget: 'wx1' })).toBeUndefined()
    expect(custom({ pagePath: 'package-user/pages/settings/settings' })).toEqual({ route: routes.settings })
    expect(custom({ pagePath: `/${routes.all.path}` })).toEqual({ route: routes.all })
    expect(custom({ pagePath: routes.showDetail.path })).toBeUndefined()
    expect(custom({ pagePath: 'pages/nowhere' })).toBeUndefined()
  })
})

describe('the bottom navigation of a shop with several', () => {
  const navigation = { style: 'of all', icons: [] }
  const chosen = (layoutBottomNavigations: { langTag?: string; terminal?: string }[], locale = 'zh-CN') => {
    const config = {
      layoutBottomNavigation: navigation,
      layoutBottomNavigations: layoutBottomNavigations.map((one) => ({
        style: JSON.stringify(one),
        icons: [],
        ...one,
      })),
    }
    const app = { shopConfig: { config }, locale: { locale }, terminal: { src: 'M_WEB' } }
    return bottomNavigationOf(app as unknown as App)?.style
  }

  it.each<[string, { langTag?: string; terminal?: string }[], number | null]>([
    ['none for others', [{ langTag: 'en-US' }, { terminal: 'WEIXIN_MINI' }], null],
    ['that of the language', [{ langTag: 'en-US' }, { langTag: 'zh-CN' }], 1],
    ['that of the terminal', [{ terminal: 'WEIXIN_MINI' }, { terminal: 'M_WEB' }], 1],
    ['the first that fits', [{ langTag: 'zh-CN', terminal: 'WEIXIN_MINI' }, {}, { terminal: 'M_WEB' }], 1],
    ['the only one without others', [], null],
  ])('shows %s (SHELL-227)', (_name, several, index) => {
    expect(chosen(several)).toBe(index === null ? 'of all' : JSON.stringify(several[index]))
  })

  it('stays hidden until the configuration has arrived', () => {
    const app = { shopConfig: { config: null }, locale: { locale: 'zh-CN' }, terminal: { src: 'M_WEB' } }
    expect(bottomNavigationOf(app as unknown as App)).toBeNull()
  })
})
