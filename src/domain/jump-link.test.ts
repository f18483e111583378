import fc from 'fast-check'
import { isAppAddress } from './app-address'
import { jumpLink } from './jump-link'

/** Each with its row. */
const TERMINAL_ROWS = {
  WX_MINI_PROGRAM: 'NAV-134',
  DY_MINI_PROGRAM: 'NAV-135',
  ALIPAY_MINI_PROGRAM: 'NAV-136',
  XHS_MINI_PROGRAM: 'NAV-137',
  APP: 'NAV-138',
}
const PAGE_ROWS = {
  TICKET_HOLDER: 'NAV-139',
  ORDER_DETAIL: 'NAV-140',
  SHOW_DETAIL_V2: 'NAV-141',
  RECOMMEND_TOPIC: 'NAV-142',
  SHOW_LIST: 'NAV-143',
  HOME: 'NAV-144',
  STUDENT_IDENTITY: 'NAV-145',
}
const TERMINALS = Object.keys(TERMINAL_ROWS)
const PAGES = Object.keys(PAGE_ROWS)

describe('the way to a page on another terminal (SHELL-218, NAV-133)', () => {
  it.each(Object.entries({ ...TERMINAL_ROWS, ...PAGE_ROWS }))(
    'requests a link for a page of the list: %s (%s)',
    (name) => {
      const [terminal, page] = TERMINALS.includes(name) ? [name, 'HOME'] : ['APP', name]
      expect(jumpLink(terminal, page, '7')).toEqual({ miniAppType: terminal, pageName: page, target: '7' })
    },
  )

  it('requests a link only when page and terminal are on the lists', () => {
    const terminal = fc.oneof(fc.constantFrom(...TERMINALS), fc.string())
    const page = fc.oneof(fc.constantFrom(...PAGES), fc.string())
    fc.assert(
      fc.property(terminal, page, fc.string(), (miniAppType, pageName, target) => {
        const isAllowed = TERMINALS.includes(miniAppType) && PAGES.includes(pageName)
        expect(jumpLink(miniAppType, pageName, target)).toEqual(
          isAllowed ? { miniAppType, pageName, target } : undefined,
        )
      }),
    )
  })
})

describe('an address of an app', () => {
  it.each([
    ['encore://home', true],
    ['ENCORE://home?x=1', true],
    ['weixin://dl/business/?appid=1', true],
    ['javascript:alert(1)', false],
    ['javascript://encore://%0aalert(1)', false],
    ['data://x', false],
    ['https://encore.example', false],
    ['encore:home', false],
    [' encore://home', false],
    ['', false],
  ])('%s is followed: %s', (address, isFollowed) => {
    expect(isAppAddress(address, ['encore', 'weixin'])).toBe(isFollowed)
  })
})
