import { createDemoCatalogue } from '../../demo/demo-catalogue'
import type { DemoGoods } from '../../demo/demo-goods-types'
import type { DemoSeatPlan, DemoSession } from '../../demo/demo-session-types'
import type { DemoServiceNote, DemoShow } from '../../demo/demo-types'
import { localText } from '../../demo/local-text'
import { NAMED_SHOWS } from '../../demo/named-shows'
import { checkContent } from './check-content'
import type { CheckedContent } from './finding'

const { shows, ...shop } = createDemoCatalogue(Date.UTC(2026, 3, 15, 4))
const PLACES = ['simpleConcert', 'seatsTheatre', 'childTicket', 'canceled', 'soldOut', 'free', 'exhibition'] as const
type ShowName = (typeof PLACES)[number]

/** Content without contradictions. */
const SOUND: CheckedContent = {
  ...shop,
  shows: PLACES.map((name) => shows.find(({ showId }) => showId === NAMED_SHOWS[name]) as DemoShow),
  pictures: {},
}

function editShow(name: ShowName, change: (show: DemoShow) => Partial<DemoShow>): CheckedContent {
  const edited = SOUND.shows.map((show) => (show.showId === NAMED_SHOWS[name] ? { ...show, ...change(show) } : show))
  return { ...SOUND, shows: edited }
}

function editSession(name: ShowName, change: (session: DemoSession) => Partial<DemoSession>, at = 0): CheckedContent {
  return editShow(name, ({ sessions }) => ({
    sessions: sessions.map((session, index) =>
      index === at ? { ...session, seatPlans: session.seatPlans, ...change(session) } : session,
    ),
  }))
}

function editPlan(name: ShowName, index: number, change: (plan: DemoSeatPlan) => Partial<DemoSeatPlan>, at = 0) {
  const edit = ({ seatPlans }: DemoSession) => ({
    seatPlans: seatPlans.map((plan, other) => (other === index ? { ...plan, ...change(plan) } : plan)),
  })
  return editSession(name, edit, at)
}

function addNote(name: ShowName, zhCN: string, enUS: string, code = 'OWN'): CheckedContent {
  const note: DemoServiceNote = { code, title: localText('说明', 'Note'), desc: localText(zhCN, enUS) }
  return editShow(name, ({ serviceNotes }) => ({ serviceNotes: [...serviceNotes, note] }))
}

function addNotice(name: ShowName, zhCN: string, enUS: string): CheckedContent {
  const notice = {
    noticeId: 'own',
    title: localText('公告', 'Notice'),
    content: localText(zhCN, enUS),
    mustReadAll: false,
  }
  return editShow(name, ({ notices }) => ({ notices: [...notices, notice] }))
}

function addTag(name: ShowName, type: DemoShow['tags'][number]['type'], zhCN: string, enUS: string): CheckedContent {
  return editShow(name, ({ tags }) => ({ tags: [...tags, { type, title: localText(zhCN, enUS) }] }))
}

function editGoods(name: string, change: (goods: DemoGoods) => Partial<DemoGoods>): CheckedContent {
  const goods = SOUND.offers.goods.map((spu) => (spu.name['zh-CN'].includes(name) ? { ...spu, ...change(spu) } : spu))
  return { ...SOUND, offers: { ...SOUND.offers, goods } }
}

/** Index of an exhibition's day by its weekday, 0 = Sunday. */
function dayOf(weekday: number): number {
  const exhibition = SOUND.shows.find(({ showId }) => showId === NAMED_SHOWS.exhibition)
  return (exhibition?.sessions ?? []).findIndex(
    ({ beginAt }) => new Date(beginAt + 8 * 3_600_000).getUTCDay() === weekday,
  )
}

const linkedCircles =
  '<circle cx="162" cy="128" r="12" fill="#FF7A1A"/><circle cx="146" cy="128" r="12" fill="#D62246"/>'

/** Contradicting content: its rule, a word of the value, and one of the explanation. */
const CONTRADICTIONS: readonly (readonly [rule: string, value: string, words: string, content: CheckedContent])[] = [
  ['seats-assigned', '不支持自选', 'on the map', addNote('seatsTheatre', '暂不支持自选座位。', 'No choice.')],
  [
    'seats-assigned',
    'cannot be chosen',
    'on the map',
    addNote('seatsTheatre', '座位说明。', 'Seats cannot be chosen by hand.'),
  ],
  ['seats-chosen', '在线选座', 'no session has a seat map', addNote('simpleConcert', '支持在线选座。', 'Own seats.')],
  ['standing', '不设固定座位', 'has a seat map', addNote('seatsTheatre', '场内不设固定座位。', 'Come early.')],
  [
    'stage-words',
    'Latecomers',
    'at their own pace',
    addNotice('exhibition', '请准时。', 'Latecomers wait for a break.'),
  ],
  ['stage-words', '对号入座', 'at their own pace', addNote('exhibition', '请对号入座。', 'Sit down.')],
  ['stage-words', '中场休息', 'at their own pace', addNotice('exhibition', '中场休息二十分钟。', 'A break.')],
  [
    'stage-words',
    'side by side',
    'at their own pace',
    editPlan('exhibition', 0, () => ({ comments: localText('两张', 'Two, side by side') })),
  ],
  ['opening-hours', '停止入场', 'begins for everyone', addNotice('simpleConcert', '17:00 停止入场。', 'Come early.')],
  ['canceled-notice', '演出取消公告', 'status is another', addNotice('simpleConcert', '演出取消公告', 'Sorry.')],
  [
    'postponed-notice',
    'show is postponed',
    'status is another',
    addNotice('simpleConcert', '抱歉。', 'The show is postponed.'),
  ],
  ['moved-notice', '改期公告', 'no earlier date', addNotice('simpleConcert', '改期公告', 'Sorry.')],
  ['no-status-notice', 'CANCELED', 'what buyers get back', editShow('canceled', () => ({ notices: [] }))],
  ['canceled-entry', '提前 30 分钟', 'it is canceled', addNotice('canceled', '请提前 30 分钟到场。', 'Come early.')],
  ['free-fee', '手续费', 'tickets are free', addNote('free', '按比例收取手续费。', 'It costs.')],
  ['name-per-ticket', '一票一证', 'does not ask for one', addNote('simpleConcert', '一票一证。', 'Bring it.')],
  [
    'name-per-order',
    'One name per order',
    'another number',
    addNote('simpleConcert', '请填写。', 'One name per order.'),
  ],
  ['no-names', '无需实名', 'asks for names', addNote('free', '无需实名。', 'Just come.')],
  [
    'unsaid-names',
    'ONE_PER_ORDER',
    'no note says so',
    editShow('free', () => ({
      serviceNotes: [{ code: 'OWN', title: localText('提示', 'Hint'), desc: localText('欢迎。', 'Welcome.') }],
    })),
  ],
  ['e-ticket', '电子票', 'no delivery method', editSession('simpleConcert', () => ({ deliverMethods: ['EXPRESS'] }))],
  ['courier', '快递', 'no delivery method', addNote('simpleConcert', '纸质票由快递送达。', 'Paper.')],
  [
    'pick-up',
    'Pick up at the venue',
    'no delivery method',
    addNote('simpleConcert', '取票。', 'Pick up at the venue.'),
  ],
  ['id-entry', '刷证入场', 'no delivery method', addNote('simpleConcert', '刷证入场。', 'Gate.')],
  [
    'two-refund-rules',
    'CONDITIONAL_REFUND',
    'which one is valid',
    addNote('simpleConcert', '可退。', 'Yes.', 'CONDITIONAL_REFUND'),
  ],
  [
    'refund-words',
    '可申请退票',
    'another refund rule',
    editShow('simpleConcert', () => ({
      serviceNotes: [
        { code: 'NO_REFUND', title: localText('退票', 'Refund'), desc: localText('七天内可申请退票。', 'Ask us.') },
      ],
    })),
  ],
  ['arrival', '提前 60 分钟', '45 minutes', addNotice('simpleConcert', '请提前 60 分钟到场。', 'Come early.')],
  ['arrival', '30 minutes early', '45 minutes', addNotice('simpleConcert', '请早到。', 'Arrive 30 minutes early.')],
  ['arrival', '提前 30 分钟', 'when they like', addNotice('exhibition', '请提前 30 分钟到场。', 'Come early.')],
  ['hours', '09:00–17:00', '10:00–18:00', addNotice('exhibition', '开放时间 09:00–17:00。', 'Open daily.')],
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
      subtitle: { 'zh-CN': subtitle['zh-CN'], 'en-US': 'Line' } as DemoShow['subtitle'],
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

describe('checkContent', () => {
  it('finds nothing in sound content', () => {
    expect(checkContent(SOUND)).toEqual([])
  })

  it.each(CONTRADICTIONS)('finds %s: “%s”', (rule, value, words, content) => {
    const findings = checkContent(content)
    expect(findings.map((finding) => finding.rule)).toContain(rule)
    const finding = findings.find((one) => one.rule === rule && one.value.includes(value))
    expect(finding?.value).toContain(value)
    expect(finding?.words).toContain(words)
    expect(finding?.place).toMatch(/^(show|goods|picture|offers|tours)s?\b/)
  })
})
