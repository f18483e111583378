import {
  addTag,
  type Contradiction,
  dayOf,
  editGoods,
  editPlan,
  editSession,
  editShow,
  expectFinding,
  SOUND,
} from '@test/edited-content'
import { localText } from '../../texts/local-text'
import type { Show } from '../entities/show'

const linkedCircles =
  '<circle cx="162" cy="128" r="12" fill="#FF7A1A"/><circle cx="146" cy="128" r="12" fill="#D62246"/>'

const CONTRADICTIONS: readonly Contradiction[] = [
  ['ends-before', '', 'Ends before it begins', editSession('simpleConcert', ({ beginAt }) => ({ endAt: beginAt - 1 }))],
  [
    'sale-after',
    '',
    'starts after the session',
    editSession('simpleConcert', ({ beginAt }) => ({ saleAt: beginAt + 1 })),
  ],
  [
    'same-time',
    '',
    'at the same time',
    editShow('exhibition', ({ sessions: [first, ...rest] }) => ({ sessions: first ? [first, first, ...rest] : [] })),
  ],
  ['no-session', '0', 'nothing can be sold', editShow('simpleConcert', () => ({ sessions: [] }))],
  [
    'dates',
    '',
    'not those of its sessions',
    editShow('simpleConcert', ({ lastShowTime }) => ({ lastShowTime: lastShowTime + 864e5 })),
  ],
  [
    'named-weekday',
    '周',
    'another weekday',
    editSession(
      'exhibition',
      ({ name }) => ({ name: localText(name['zh-CN'].replace(/周./, '周一'), 'Day') }),
      dayOf(3),
    ),
  ],
  [
    'named-date',
    '2025.01.01',
    'another date',
    editSession('simpleConcert', ({ name }) => ({
      name: localText(name['zh-CN'].replace(/^\S+/, '2025.01.01'), 'Day'),
    })),
  ],
  [
    'weekday-ticket',
    '平日',
    'sold for a weekend',
    editPlan('exhibition', 0, () => ({ name: localText('平日票 78元', 'Plain ¥78') }), dayOf(0)),
  ],
  [
    'weekend-ticket',
    'Weekend',
    'sold for a weekday',
    editPlan('exhibition', 0, () => ({ name: localText('参观票 68元', 'Weekend ¥68') }), dayOf(2)),
  ],
  [
    'same-name',
    '看台',
    'nobody can tell',
    editPlan('simpleConcert', 1, ({ name }) => ({ name: localText('看台 580元', name['en-US']) })),
  ],
  [
    'same-name',
    'Upper tier',
    'nobody can tell',
    editPlan('simpleConcert', 1, ({ name }) => ({ name: localText(name['zh-CN'], 'Upper tier ¥580') })),
  ],
  [
    'named-price',
    '看台 999元',
    '¥380',
    editPlan('simpleConcert', 0, ({ name }) => ({ name: localText('看台 999元', name['en-US']) })),
  ],
  [
    'price-order',
    '看台前区',
    'costs less',
    editPlan('simpleConcert', 1, () => ({ name: localText('看台前区 80元', 'Upper tier front ¥80'), priceCent: 8000 })),
  ],
  [
    'dear-concession',
    '儿童票',
    'cheapest adult',
    editPlan('childTicket', 4, () => ({ name: localText('儿童票 900元', 'Child ¥900'), priceCent: 90_000 })),
  ],
  [
    'reduced-dearest',
    '侧面视角',
    'reduced or restricted',
    editPlan('simpleConcert', 4, () => ({ comments: localText('侧面视角，价格已优惠', 'Cheap') })),
  ],
  ['dear-package', '套票', 'one by one', editPlan('simpleConcert', 5, () => ({ priceCent: 999_900 }))],
  ['package-count', '套票', 'not 3', editPlan('simpleConcert', 5, () => ({ unitQty: 3 }))],
  ['age', '儿童票', 'under 18', editShow('childTicket', () => ({ minLimitAge: 18 }))],
  [
    'free-price',
    '普通席',
    'this ticket is not',
    editPlan('free', 0, () => ({ name: localText('普通席 10元', 'General ¥10'), priceCent: 1000 })),
  ],
  ['promise', '满300减30', 'not sold', addTag('canceled', 'MARKETING_TAG_COUPON', '满300减30', '¥30 off ¥300')],
  ['promise', '积分加倍', 'not sold', addTag('soldOut', 'MARKETING_TAG_ACTIVITY', '积分加倍', 'Double points')],
  ['promise', '近期可约', 'not sold', addTag('soldOut', 'NORMAL', '近期可约', 'Bookable now')],
  ['promise', '新人立减20', 'free tickets', addTag('free', 'NORMAL', '新人立减20', '¥20 off')],
  ['discount', '0.8', 'free tickets', editShow('free', () => ({ discount: 0.8 }))],
  ['venue', '', 'another city', editShow('simpleConcert', () => ({ cityId: 'BL1101' }))],
  [
    'other-artist',
    '「星河入梦」应援灯',
    'another artist',
    editGoods('应援灯', () => ({ tourKey: null, audiences: ['HuaJuGeJu'] })),
  ],
  ['other-artist', '林屿', 'another artist', editGoods('海报', () => ({ name: localText('林屿海报', 'Posters') }))],
  [
    'variant-picture',
    '黑色',
    '白色',
    editGoods('马克杯', ({ skus }) => ({ skus: skus.map((sku) => ({ ...sku, picture: 'mug' })) })),
  ],
  [
    'two-names',
    'Starlight',
    'Stars into Dreams',
    editGoods('应援灯', () => ({ name: localText('「星河入梦」应援灯', 'Starlight stick') })),
  ],
  ['brand', '迪士尼', 'permission', editGoods('帆布袋', () => ({ name: localText('迪士尼帆布袋', 'Bag') }))],
  ['brand-picture', 'two linked circles', 'mark of a brand', { ...SOUND, pictures: { card: linkedCircles } }],
  ['brand-picture', 'Visa', 'mark of a brand', { ...SOUND, pictures: { card: '<text>Visa</text>' } }],
  [
    'language',
    'en-US',
    'missing',
    editShow('simpleConcert', ({ subtitle }) => ({ subtitle: { ...subtitle, 'en-US': ' ' } })),
  ],
  [
    'language',
    'zh-MO',
    'missing',
    editShow('simpleConcert', ({ subtitle }) => ({
      subtitle: { 'zh-CN': subtitle['zh-CN'], 'en-US': 'Line' } as Show['subtitle'],
    })),
  ],
  [
    'chinese-in-english',
    '看',
    'Chinese characters',
    editShow('simpleConcert', ({ subtitle }) => ({ subtitle: { ...subtitle, 'en-US': '看 this' } })),
  ],
  [
    'simplified-in-macau',
    '演员们'.slice(2),
    'simplified',
    editShow('simpleConcert', ({ subtitle }) => ({ subtitle: { ...subtitle, 'zh-MO': '演員们' } })),
  ],
]

it.each(CONTRADICTIONS)('finds %s in sessions, tickets or offers: “%s”', (...contradiction) => {
  expectFinding(contradiction)
})
