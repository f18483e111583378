import { CASH_CARD, RIGHTS_CARD } from '@test/other-users/person'
import { renderPage } from '@test/render-page'
import { eventually, seenText, tap } from '@test/screen'
import { newBuyer } from '@test/screen-orders'
import { describeStates } from '@test/screen-states'
import { screen } from '@testing-library/react'
import { routes } from '@/routes'
import { stableId } from '../../../../gateway/src/stable-id'
import CardRangePage from './card-range'

const open = (params: { cardId: string; userCardInstanceId?: string }) =>
  renderPage(CardRangePage, routes.cardRange, { params, signedInAs: newBuyer() })

/** First item of the list. */
const firstLink = () => eventually(() => screen.getAllByRole('link').find((link) => link.closest('.list')) as Element)

describe('the scope of a card (CARD-003)', () => {
  describeStates({
    Page: CardRangePage,
    route: routes.cardRange,
    options: () => ({ params: { cardId: RIGHTS_CARD }, signedInAs: newBuyer() }),
    words: '¥',
  })

  it('opens a show with the card of the user, which pays for its tickets', async () => {
    const { router } = await open({ cardId: RIGHTS_CARD, userCardInstanceId: 'mine' })
    await tap(await firstLink())
    expect(router.lastMove).toMatchObject({
      path: routes.showDetail.path,
      params: { cardId: RIGHTS_CARD, userCardInstanceId: 'mine' },
    })
  })

  it('opens a show as for a user without a card', async () => {
    const { router } = await open({ cardId: RIGHTS_CARD })
    await tap(await firstLink())
    expect(router.lastMove?.path).toBe(routes.showDetail.path)
    expect(router.lastMove?.params).not.toHaveProperty('cardId')
  })

  it('shows venues and goods in tabs of their own', async () => {
    const { router } = await open({ cardId: CASH_CARD })
    await tap(screen.getByRole('tab', { name: '场馆' }))
    await seenText('场在售')
    await tap(await firstLink())
    expect(router.lastMove?.path).toBe(routes.venue.path)
    await tap(screen.getByRole('tab', { name: '商品' }))
    await seenText('音符马克杯')
    await tap(await firstLink())
    expect(router.lastMove?.path).toBe(routes.shopDetail.path)
  })

  it('explains the use of a card without a scope on sale', async () => {
    await open({ cardId: stableId('card:lounge') })
    await seenText('暂无适用的演出')
    await seenText('请向工作人员出示此卡')
  })
})
