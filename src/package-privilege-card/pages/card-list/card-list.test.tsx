import { changeAnswers } from '@test/changed-answers'
import { CASH_CARD, Person, RIGHTS_CARD } from '@test/other-users/person'
import { renderPage, theGateway } from '@test/render-page'
import { byId, eventually, seen, seenText, tap } from '@test/screen'
import { newBuyer } from '@test/screen-orders'
import { describeStates } from '@test/screen-states'
import { screen } from '@testing-library/react'
import { listOwnCards } from '@/contracts/privilege/list-own-cards'
import type { OwnCard } from '@/contracts/privilege/own-card'
import { routes } from '@/routes'
import CardListPage from './card-list'

/** A user with an unactivated year card and an activated cash card. */
async function holder() {
  const signedInAs = newBuyer()
  const shop = await theGateway()
  const person = await Person.join(shop, signedInAs)
  await person.card(RIGHTS_CARD)
  shop.clock.advance(1000)
  return { signedInAs, cashCard: await person.cashCard() }
}

describe('the cards of a user (CARD-001)', () => {
  describeStates({
    Page: CardListPage,
    route: routes.cardList,
    options: holder,
    words: '安可年度观演卡',
  })

  it('shows the balance of each, and opens one (CARD-013, CARD-014, CARD-016)', async () => {
    const { signedInAs, cashCard } = await holder()
    const { router, network } = await renderPage(CardListPage, routes.cardList, { signedInAs })
    await seenText('余额 ¥200')
    await seenText('剩余 12 / 12 次')
    await seenText('待激活')
    expect(network.sent.some((call) => call.endsWith(listOwnCards.path))).toBe(true)
    await tap('card-0')
    expect(router.lastMove).toMatchObject({
      path: routes.cardDetail.path,
      params: { cardId: CASH_CARD, userCardInstanceId: cashCard },
    })
  })

  it('shows the promotion and the end of each (CARD-005)', async () => {
    const { signedInAs } = await holder()
    await renderPage(CardListPage, routes.cardList, {
      signedInAs,
      prepare: (testApp) =>
        changeAnswers<OwnCard[]>(testApp, listOwnCards.path, (cards) =>
          cards.map((card) => ({ ...card, promotionDesc: '演出八五折', expirationTime: Date.UTC(2031, 4, 6, 4) })),
        ),
    })
    const words = (await seen('card-0')).textContent
    expect(words).toContain('演出八五折')
    expect(words).toContain('2031.05.06')
  })

  it.each([
    ['USED', '已用完', 'HISTORY', 'CARD-006'],
    ['EXPIRE', '已过期', 'HISTORY', 'CARD-007'],
    ['REFUND', '已退款', 'HISTORY', 'CARD-008'],
    ['REFUNDING', '退款处理中', 'MINE', 'CARD-009'],
  ] as const)('stamps a card that is %s with %s, in the tab %s (%s)', async (cardStatus, stamp, tab, _row) => {
    const { signedInAs } = await holder()
    await renderPage(CardListPage, routes.cardList, {
      signedInAs,
      prepare: (testApp) =>
        changeAnswers<OwnCard[]>(testApp, listOwnCards.path, (cards) =>
          cards.map((card) => ({ ...card, cardStatus, isHistory: tab === 'HISTORY' })),
        ),
    })
    if (tab === 'HISTORY') await tap(await eventually(() => screen.getByRole('tab', { name: '已失效' })))
    expect((await seen('card-0')).querySelector('.stamp')?.textContent).toBe(stamp)
  })

  it('shows the cards on sale with their prices in money, points and both (CARD-010, CARD-011, CARD-012)', async () => {
    const { router } = await renderPage(CardListPage, routes.cardList, { signedInAs: newBuyer() })
    await seenText('您还没有权益卡')
    await tap(screen.getByRole('button', { name: '看看在售的卡' }))
    await seenText('¥299')
    await seenText('3000 积分')
    await eventually(() => expect(byId('offer-4').textContent).toMatch(/¥99.*\+.*2000 积分/))
    await tap('offer-0')
    expect(router.lastMove).toMatchObject({ path: routes.cardDetail.path, params: { cardId: RIGHTS_CARD } })
  })
})
