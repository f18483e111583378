import type { Jump } from '@/contracts/jump'
import type { LayoutComponent } from '@/contracts/layout/layout-component'
import { isMissing } from './jump-target'
import { offeredComponents } from './offered-components'

const component = (componentType: string, data: object, componentId = componentType) =>
  ({ componentType, componentId, name: '', sort: 0, data }) as unknown as LayoutComponent

/** A jump to a page that the shop does not have. */
const GONE: Jump = { type: 'PAGE', target: 'no_such_page' }
const THERE: Jump = { type: 'PAGE', target: 'mine' }

const WEB = { ownOrigin: 'https://shop.test', hosts: ['allowed.test'], appSchemes: [] }

const dataOf = (componentType: string, data: object) =>
  offeredComponents([component(componentType, data)], WEB)[0]?.data

describe('a jump', () => {
  it.each<[Jump, boolean]>([
    [THERE, false],
    [GONE, true],
    [{ type: 'PAGE', target: 'constructor' }, true],
    [{ type: 'PAGE', target: 'shop' }, false],
    [{ type: 'GOODS', target: '1' }, false],
    [{ type: 'COUPON', target: '1' }, false],
    [{ type: 'SHOW', target: '1' }, false],
    [{ type: 'H5', target: 'https://shop.test/a' }, false],
    [{ type: 'H5', target: 'https://allowed.test/a' }, false],
    [{ type: 'H5', target: 'https://elsewhere.test/' }, true],
    [{ type: 'H5', target: 'javascript:alert(1)' }, true],
    [{ type: 'H5' }, true],
    [{ type: 'NONE' }, false],
  ])('detects for %j a missing page: %s', (jump, missing) => {
    expect(isMissing(jump, WEB)).toBe(missing)
  })
})

describe('the components that a layout offers', () => {
  it('omits components about a missing page, with title and anchor', () => {
    const offered = offeredComponents(
      [
        component('ANCHOR_NAVIGATION', { anchors: [{ componentId: 'BANNER_WINDOW' }, { componentId: 'TEXT' }] }),
        component('TITLE', { text: 'Offer' }),
        component('BANNER_WINDOW', { jump: GONE }),
        component('TEXT', { text: 'stays' }),
      ],
      WEB,
    )
    expect(offered.map(({ componentType }) => componentType)).toEqual(['ANCHOR_NAVIGATION', 'TEXT'])
    expect(offered[0]?.data).toEqual({ anchors: [{ componentId: 'TEXT' }] })
  })

  it('hides tiles, slides and areas without a page', () => {
    const items = [{ jump: GONE }, { jump: THERE }]
    expect(dataOf('ICON_NAVIGATION', { items })).toEqual({ items: [{ jump: THERE }] })
    expect(dataOf('SLIDE_NAVIGATION', { items })).toEqual({ items: [{ jump: THERE }] })
    expect(dataOf('IMAGE_HOT_AREA', { images: [], hotAreas: items })).toEqual({
      images: [],
      hotAreas: [{ jump: THERE }],
    })
    expect(dataOf('BANNER_WINDOW', { jump: GONE })).toBeUndefined()
    expect(dataOf('BANNER_WINDOW', { jump: THERE })).toEqual({ jump: THERE })
  })

  it('opens a banner by its jump, else by its address (SHELL-198, SHELL-229)', () => {
    const toMiniProgram = { type: 'MINI_PROGRAM', appId: 'wx1', path: 'pages/a/a' } as const
    const navigateUrl = 'https://allowed.test/a'
    const items = [
      { jump: THERE },
      { jump: GONE, navigateUrl },
      { jump: THERE, navigateUrl, jumpDetails: toMiniProgram },
      { jump: THERE, navigateUrl: 'https://elsewhere.test/' },
      { jump: THERE, jumpDetails: GONE },
    ]
    const jumps = [THERE, { type: 'H5', target: navigateUrl }, toMiniProgram]
    expect(dataOf('SLIDE_NAVIGATION', { items })).toEqual({ items: jumps.map((jump) => ({ jump })) })
  })

  it('keeps a picture, a title and a list without their links', () => {
    expect(dataOf('IMAGE_SINGLE', { images: [{ imgUrl: 'a', jump: GONE }] })).toMatchObject({
      images: [{ imgUrl: 'a', jump: { type: 'NONE' } }],
    })
    expect(dataOf('TITLE', { text: 'a', jump: GONE })).toEqual({ text: 'a' })
    expect(dataOf('TITLE', { text: 'a', jump: THERE })).toEqual({ text: 'a', jump: THERE })
    expect(dataOf('SHOW_LIST', { title: 'a', moreJump: GONE })).toEqual({ title: 'a' })
  })

  it('accepts missing and malformed lists', () => {
    expect(dataOf('ICON_NAVIGATION', {})).toEqual({ items: [] })
    expect(dataOf('ANCHOR_NAVIGATION', { anchors: [null, 1, 'a'] })).toEqual({ anchors: [] })
  })
})
