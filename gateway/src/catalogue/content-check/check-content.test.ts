import {
  addNote,
  addNotice,
  type Contradiction,
  editPlan,
  editSession,
  editShow,
  expectFinding,
  SOUND,
} from '@test/edited-content'
import { localText } from '../../texts/local-text'
import { checkContent } from './check-content'

const CONTRADICTIONS: readonly Contradiction[] = [
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
]

describe('checkContent', () => {
  it('finds nothing in sound content', () => {
    expect(checkContent(SOUND)).toEqual([])
  })

  it.each(CONTRADICTIONS)('finds %s in notes: “%s”', (...contradiction) => {
    expectFinding(contradiction)
  })
})
