import { showPromotionsInput, similarShowsInput } from './show-reads'

describe('reads below the head of a show', () => {
  it('name the show and its origin for promotions (CAT-123)', () => {
    const shown = { showId: '1', promotionCategory: 'TICKET_PACKAGE', displayRule: 'SHOW_DETAIL' }
    expect(showPromotionsInput('1')).toEqual(shown)
    expect(showPromotionsInput('1', { promotionId: '2', orderId: '3' })).toEqual({
      ...shown,
      promotionId: '2',
      orderId: '3',
    })
  })

  it('request six similar shows (CAT-114)', () => {
    expect(similarShowsInput('1')).toEqual({ showId: '1', offset: 0, length: 6 })
  })
})
