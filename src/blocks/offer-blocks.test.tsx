import { BLOCK_HOST } from '@test/block-host'
import { changeShop, theGateway } from '@test/render-page'
import { done, eventually, seenText, tap } from '@test/screen'
import { createTestApp } from '@test/test-app'
import { cleanup, render, within } from '@testing-library/react'
import { getLayout } from '@/contracts/layout/get-layout'
import type { ComponentType, LayoutComponent } from '@/contracts/layout/layout-component'
import { castBallot } from '@/contracts/vote/cast-ballot'
import { getVote } from '@/contracts/vote/get-vote'
import { routes } from '@/routes'
import { AppProvider } from '@/shell/app-provider'
import { PageProvider } from '@/shell/page-context'
import { blockId, type ComponentOf } from './block'
import { BlockList } from './block-list'

/** Draws the component of this type from the home page of the shop, whether or not its target is built. */
async function draw<Type extends ComponentType>(type: Type, change: Partial<ComponentOf<Type>['data']> = {}) {
  const gateway = await theGateway()
  const { app, router } = await done(createTestApp(gateway))
  await done(app.shopConfig.load())
  const { data } = await gateway.call(getLayout, { page: 'HOME', cityId: app.site.cityId })
  const found = data?.components.find(({ componentType }) => componentType === type)
  if (!found) throw new Error(`the shop lays out no ${type}`)
  const component = found as ComponentOf<Type>
  const drawn = { ...found, data: { ...found.data, ...change } } as LayoutComponent
  render(
    <AppProvider app={app}>
      <PageProvider value={{ route: routes.home, isVisible: true }}>
        <BlockList components={[drawn]} host={BLOCK_HOST} />
      </PageProvider>
    </AppProvider>,
  )
  const block = document.getElementById(blockId(found.componentId))
  if (!block) throw new Error(`${type} has no block`)
  return { component, block, router, words: () => block.textContent ?? '' }
}

const PRIME_CONFIG = {
  promoPrimeShared: true,
  autoChooseBestCoupon: true,
  autoChoosePoint: false,
  isShowPrivilegeCompare: true,
}

describe('offers on a laid out page', () => {
  it.each([
    ['SHOW_THREE_COLUMN', 300, 'SHELL-206'],
    ['SHOW_LIST', 300, 'SHELL-206'],
    ['SLIDE_NAVIGATION', 750, 'SHELL-207'],
    ['IMAGE_SINGLE', 750, 'SHELL-207'],
    ['ICON_NAVIGATION', 750, 'SHELL-207'],
    ['PAID_MEMBER', 750, 'SHELL-207'],
  ] as const)('fetches pictures of %s %i px wide (%s)', async (type, width, _row) => {
    const { block } = await draw(type)
    const pictures = await eventually(() => {
      const found = [...block.querySelectorAll('img')].map(({ src }) => src)
      expect(found.length).toBeGreaterThan(0)
      return found
    })
    expect(pictures.filter((src) => !src.includes(`resize,w_${width}/`))).toEqual([])
  })

  it('shows a membership: name, price, rights and its page (SHELL-143)', async () => {
    const { component, block, words } = await draw('PAID_MEMBER')
    const { primeLevelName, price, rights, buttonText } = component.data
    expect(rights.length).toBeGreaterThan(0)
    for (const text of [primeLevelName, price.yuanNum, ...rights.map(({ primeRightTypeName }) => primeRightTypeName)])
      expect(words()).toContain(text)
    expect(within(block).getByRole('button', { name: buttonText })).toBeDefined()
  })

  it('omits internal membership rights, and highlights some (MEMBER-015)', async () => {
    const rights = ['甲', '乙'].map((primeRightTypeName, at) => ({
      rightId: `r${at}`,
      icon: '',
      primeRightTypeName,
      isDisplayToUser: at === 0,
      isHighlight: at === 0,
    }))
    const { block, words } = await draw('PAID_MEMBER', { rights })
    expect(words()).toContain('甲')
    expect(words()).not.toContain('乙')
    expect(block.querySelector('.highlight')?.textContent).toBe('甲')
  })

  it('has no membership if the merchant hides it (SHELL-037)', async () => {
    await changeShop({ config: { cyMerchantPrimeConfigVO: { ...PRIME_CONFIG, isShowPrimeCard: false } } })
    const { component, words } = await draw('PAID_MEMBER')
    expect(words()).not.toContain(component.data.primeLevelName)
    await changeShop({ config: {} })
  })

  it('shows privilege cards for money, points or both (SHELL-144, CARD-010…012)', async () => {
    const { component, block, words } = await draw('PRIVILEGE_CARD')
    const { title, cards } = component.data
    expect(cards.length).toBeGreaterThan(0)
    for (const { cardName, promotionDesc, validityDesc } of cards)
      for (const text of [title, cardName, promotionDesc, validityDesc]) expect(words()).toContain(text)
    for (const text of ['¥299', '3000 积分', '¥99+2000 积分']) {
      const priced = [...block.querySelectorAll('*')].filter(({ textContent }) => textContent === text)
      expect([text, priced.length > 0]).toEqual([text, true])
    }
  })

  it('shows votes with their counts, and opens the running ones (SHELL-151)', async () => {
    const { component, block, words } = await draw('VOTE')
    const { title, votes } = component.data
    expect(votes.map(({ state }) => state)).toContain('ON')
    for (const { title: name, desc, total } of votes)
      for (const text of [title, name, desc, `${total} 票`]) expect(words()).toContain(text)
    for (const { title: name } of votes.filter(({ state }) => state === 'ON'))
      expect(within(block).getByRole('button', { name: `去投票 ${name}` })).toBeDefined()
  })

  it('shows current votes, whatever the layout was made with (TOPIC-006)', async () => {
    const { component } = await draw('VOTE')
    const [vote] = component.data.votes
    const gateway = await theGateway()
    const optionId = (await gateway.call(getVote, { id: vote?.voteId ?? '' })).data?.options[0]?.optionId
    const headers = { 'idempotency-key': 'block-vote' }
    const as = await gateway.signIn()
    await gateway.call(castBallot, { id: vote?.voteId ?? '', optionIds: [optionId ?? ''] }, { as, headers })
    cleanup()
    await draw('VOTE')
    await seenText(`${(vote?.total ?? 0) + 1} 票`)
  })

  it('links the places to reserve (SHELL-156, RESERVE-007)', async () => {
    const { component, block, router, words } = await draw('VENUE_RESERVATION')
    const { title, items } = component.data
    const states = { OPEN: '可预约', FULL: '已约满', CLOSED: '已结束' }
    expect(items.length).toBeGreaterThan(0)
    for (const { name, venueName, dateRange, state } of items)
      for (const text of [title, name, venueName, dateRange, states[state]]) expect(words()).toContain(text)
    const [first] = items
    await tap(within(block).getByText(first?.name ?? ''))
    expect(router.lastMove).toMatchObject({
      path: routes.reserveDetail.path,
      params: { reserveId: first?.reserveId },
    })
  })

  it.each(['PRODUCT_LIST', 'PRODUCT_SLIDE'] as const)(
    'shows goods with their prices (%s) (SHELL-160)',
    async (type) => {
      const { component, words } = await draw(type)
      const { products } = component.data
      expect(products.length).toBeGreaterThan(1)
      for (const { name, priceInfo, tags } of products)
        for (const text of [name, priceInfo.yuanNum, ...tags]) expect(words()).toContain(text)
    },
  )

  it('shows a single item at full width (SHELL-160)', async () => {
    const { component, block, words } = await draw('PRODUCT_SINGLE')
    await seenText(component.data.products[0]?.name ?? 'none')
    expect(within(block).getAllByRole('link')).toHaveLength(1)
    expect(words()).toContain(component.data.products[0]?.priceInfo.yuanNum)
    expect(block.querySelector('img')).not.toBeNull()
  })
})
