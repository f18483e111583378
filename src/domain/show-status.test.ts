import { type BuyButtonInput, buyButtonOf, privilegeOf } from './show-status'

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
    [
      'a show whose detail status lets nobody buy, whatever its status (CAT-050)',
      { showDetailStatus: 'LOCKED' },
      { kind: 'closed', status: 'ON_SALE', label: null },
    ],
    [
      'a postponed show whose detail status is on sale (CAT-050)',
      { showStatus: 'DELAY' },
      { kind: 'buy', label: null },
    ],
    ['seats to pick', { supportSeatPicking: true }, { kind: 'selectSeats', label: null }],
    [
      'a sale to come (CAT-041)',
      { showStatus: 'PRE_SALE', showDetailStatus: 'PRE_SALE', saleTimeCountdown: 90 },
      { kind: 'countdown', seconds: 90 },
    ],
    [
      'a sale to come without a countdown (CAT-052)',
      { showStatus: 'PRE_SALE', showDetailStatus: 'PRE_SALE', saleTimeCountdown: 90, displayCountdownTime: -1 },
      { kind: 'soon', label: null },
    ],
    ...([60, 61] as const).map(
      (saleTimeCountdown) =>
        [
          `a sale in ${saleTimeCountdown} seconds, whose countdown is shown in the last minute (CAT-052)`,
          {
            ...({ showStatus: 'PRE_SALE', showDetailStatus: 'PRE_SALE', saleTimeCountdown } as const),
            saleTime: 1_000_000,
            displayCountdownTime: 940_000,
          },
          saleTimeCountdown === 60 ? { kind: 'countdown', seconds: 60 } : { kind: 'soon', label: null },
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
    ['a sold out show (CAT-043)', { showStatus: 'SOLD_OUT' }, { kind: 'closed', status: 'SOLD_OUT', label: null }],
    [
      'a sold out show with a waiting list (CAT-131)',
      { soldOut: true, existWaitList: true },
      { kind: 'waitList', label: null },
    ],
    ['a show without tickets for now (CAT-044)', { showStatus: 'LACK_OF_TICKET' }, { kind: 'register', label: null }],
    ...(['CANCELED', 'COMPLETED', 'DELAY', 'DISABLED'] as const).map(
      (status) =>
        [
          `a show that is ${status} (CAT-042, CAT-046, CAT-047, CAT-048, CAT-050)`,
          { showStatus: status, showDetailStatus: status },
          { kind: 'closed', status, label: null },
        ] as const,
    ),
  ] as const)('%s', (_what, change, expected) => {
    expect(buyButtonOf({ ...onSale, ...change })).toEqual(expected)
  })
})

it.each([
  [
    { showStatus: 'COMPLETED', showDetailStatus: 'COMPLETED' },
    { kind: 'closed', status: 'COMPLETED' },
  ],
  [{ showStatus: 'SOLD_OUT' }, { kind: 'closed', status: 'SOLD_OUT' }],
  [
    { showStatus: 'PRE_SALE', showDetailStatus: 'PRE_SALE', saleTimeCountdown: 9, displayCountdownTime: -1 },
    { kind: 'soon' },
  ],
] as const)('shows the server’s text when nothing can be bought: %j (CAT-133)', (change, expected) => {
  const buttonText = '敬请期待'
  expect(buyButtonOf({ ...onSale, ...change, buttonText })).toEqual({ ...expected, label: buttonText })
})

it.each([
  [true, ['a', 'b'], 'a'],
  [true, [], null],
  [false, ['a'], null],
])('opens the privilege when the show has one: %p, %j (CAT-137)', (exists, ids, expected) => {
  expect(privilegeOf({ existsPrivilegePurchase: exists, discountPrivilegeIds: ids })).toBe(expected)
})
