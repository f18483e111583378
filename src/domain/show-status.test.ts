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
    [
      'a show of which a part is on sale, as the server names it (CAT-133)',
      { partialOnSaleText: '部分场次开售' },
      { kind: 'buy', label: '部分场次开售' },
    ],
    [
      'the server’s own label before that of a part (CAT-133)',
      { buttonText: '特惠购票', partialOnSaleText: '部分场次开售' },
      { kind: 'buy', label: '特惠购票' },
    ],
    ['the server’s own label (CAT-133)', { buttonText: '特惠购票' }, { kind: 'buy', label: '特惠购票' }],
    ['seats to pick', { supportSeatPicking: true }, { kind: 'selectSeats', label: null }],
    [
      'a sale to come (CAT-041)',
      { showStatus: 'PRE_SALE', showDetailStatus: 'PRE_SALE', saleTimeCountdown: 90 },
      { kind: 'countdown', seconds: 90 },
    ],
    [
      'a sale to come without a countdown (CAT-052)',
      { showStatus: 'PRE_SALE', showDetailStatus: 'PRE_SALE', saleTimeCountdown: 90, displayCountdownTime: -1 },
      { kind: 'soon' },
    ],
    ...([60, 61] as const).map(
      (saleTimeCountdown) =>
        [
          `a sale in ${saleTimeCountdown} seconds, whose countdown is shown in the last minute (CAT-052)`,
          {
            ...({ showStatus: 'PRE_SALE', showDetailStatus: 'PRE_SALE', saleTimeCountdown } as const),
            ...{ saleTime: 1_000_000, displayCountdownTime: 940_000 },
          },
          saleTimeCountdown === 60 ? { kind: 'countdown', seconds: 60 } : { kind: 'soon' },
        ] as const,
    ),
    [
      'a sale that has come (CAT-050)',
      { showStatus: 'PRE_SALE', showDetailStatus: 'PRE_SALE', saleTimeCountdown: 0 },
      { kind: 'buy', label: null },
    ],
    ['a pending show (CAT-045)', { showStatus: 'PENDING', showDetailStatus: 'PENDING' }, { kind: 'none' }],
    ...([9, undefined] as const).map(
      (saleTimeCountdown) =>
        [
          `a pending show with priority, whose sale comes in ${saleTimeCountdown} seconds (CAT-067)`,
          { showStatus: 'PENDING', showDetailStatus: 'PENDING', canUsePriorityPurchase: true, saleTimeCountdown },
          { kind: 'priority', label: null },
        ] as const,
    ),
    [
      'a show on sale to everybody, priority or not (CAT-067)',
      { canUsePriorityPurchase: true, saleTimeCountdown: 0 },
      { kind: 'buy', label: null },
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
