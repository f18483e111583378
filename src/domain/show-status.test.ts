import { type BuyButtonInput, buyButtonOf } from './show-status'

const onSale: BuyButtonInput = {
  showStatus: 'ON_SALE',
  showDetailStatus: 'ON_SALE',
  soldOut: false,
  existWaitList: false,
  supportSeatPicking: false,
  canUsePriorityPurchase: false,
}

describe('the buy button (CAT-067)', () => {
  it.each([
    ['a show on sale (CAT-040, CAT-050)', {}, { kind: 'buy', label: null }],
    ['the server’s own label', { buttonText: '特惠购票' }, { kind: 'buy', label: '特惠购票' }],
    ['seats to pick', { supportSeatPicking: true }, { kind: 'selectSeats', label: null }],
    [
      'a sale to come (CAT-041)',
      { showStatus: 'PRE_SALE', showDetailStatus: 'PRE_SALE', saleTimeCountdown: 90 },
      { kind: 'countdown', seconds: 90 },
    ],
    [
      'a sale that has come (CAT-050)',
      { showStatus: 'PRE_SALE', showDetailStatus: 'PRE_SALE', saleTimeCountdown: 0 },
      { kind: 'buy', label: null },
    ],
    ['a pending show (CAT-045)', { showStatus: 'PENDING', showDetailStatus: 'PENDING' }, { kind: 'none' }],
    [
      'a pending show with priority',
      { showStatus: 'PENDING', canUsePriorityPurchase: true, saleTimeCountdown: 9 },
      { kind: 'priority', label: null },
    ],
    ['a sold out show (CAT-043)', { showStatus: 'SOLD_OUT' }, { kind: 'closed', status: 'SOLD_OUT' }],
    ['a sold out show with a waiting list', { soldOut: true, existWaitList: true }, { kind: 'waitList', label: null }],
    ['a show without tickets for now (CAT-044)', { showStatus: 'LACK_OF_TICKET' }, { kind: 'register', label: null }],
    ...(['CANCELED', 'COMPLETED', 'DELAY', 'DISABLED'] as const).map(
      (status) =>
        [
          `a show that is ${status} (CAT-042, CAT-046, CAT-047, CAT-048, CAT-050)`,
          { showStatus: status, showDetailStatus: status },
          { kind: 'closed', status },
        ] as const,
    ),
  ] as const)('%s', (_what, change, expected) => {
    expect(buyButtonOf({ ...onSale, ...change })).toEqual(expected)
  })
})
