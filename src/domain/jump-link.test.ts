import fc from 'fast-check'
import { isAppAddress } from './app-address'
import { jumpLink } from './jump-link'

const TERMINALS = ['WX_MINI_PROGRAM', 'DY_MINI_PROGRAM', 'ALIPAY_MINI_PROGRAM', 'XHS_MINI_PROGRAM', 'APP']
const PAGES = [
  ...['TICKET_HOLDER', 'ORDER_DETAIL', 'SHOW_DETAIL_V2', 'RECOMMEND_TOPIC', 'SHOW_LIST', 'HOME', 'STUDENT_IDENTITY'],
]

describe('the way to a page on another terminal (SHELL-218, NAV-133)', () => {
  it('is asked for when page and terminal are on the lists, and for nothing else', () => {
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
