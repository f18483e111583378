import fc from 'fast-check'
import type { BottomNavigationItem } from '@/contracts/shop/get-shop-config'
import { routes } from '@/routes'
import { bigItemIndex, navigationItems } from './navigation-items'

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
  it('leads to the pages of its floors, in order', () => {
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

  it('follows what the merchant wants: a banner, a topic, a mini-program (SHELL-095, SHELL-096)', () => {
    const jumpDetails = { type: 'MINI_PROGRAM', appId: 'wx1' } as const
    expect(targetOf({ floorType: 'MINI_PROGRAM', jumpDetails })).toEqual({ jump: jumpDetails })
    expect(targetOf({ floorType: 'CUSTOM', jumpDetails })).toEqual({ jump: jumpDetails })
    expect(targetOf({ floorType: 'CUSTOM', jumpType: 'TOPIC', jumpTarget: 't1' })).toEqual({
      jump: { type: 'TOPIC', target: 't1' },
    })
    expect(targetOf({ floorType: 'CUSTOM' })).toBeUndefined()
  })

  it('leaves out what leads to no page', () => {
    expect(navigationItems([item({ floorType: 'NONE' as 'HOME' }), item({})], WEB)).toHaveLength(1)
    const refused = { type: 'H5', target: 'https://elsewhere.test/' } as const
    expect(targetOf({ floorType: 'CUSTOM', jumpDetails: refused })).toBeUndefined()
    expect(targetOf({ floorType: 'SHOP' })).toEqual(routes.shop.isBuilt ? { route: routes.shop } : undefined)
  })

  it('has a large middle only in the style that stands out, of three or five (SHELL-098, SHELL-099)', () => {
    const outer = { style: '{"navigationType":"OUTER"}' }
    expect([1, 2, 3, 4, 5, 6].map((count) => bigItemIndex(outer, count))).toEqual([null, null, 1, null, 2, null])
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (style) => {
        expect(bigItemIndex({ style }, 3)).toBeNull()
      }),
    )
  })
})
