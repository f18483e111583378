import type { DeliverMethod, RealNameType } from '@/contracts/session/list-sessions-static'
import type { ShowStatus } from '@/contracts/show/get-show-dynamic'
import { filledText } from '@/domain/filled-text'
import type { Notice } from '../catalogue/entities/home'
import type { ServiceNote, ShowCategoryCode } from '../catalogue/entities/show'
import { stableId } from '../stable-id'
import { pairText, type TextPair } from '../texts/local-text'
import { entryNotice } from './entry-notices'
import type { OutingName } from './outing-name'

/** Title and words of a note; `{begin}` is the begin of a show or of a visit. */
interface NoteRow {
  title: TextPair
  desc: TextPair
}

const NOTES: Readonly<Record<string, NoteRow>> = {
  NO_REFUND: {
    title: ['不可退换', 'No refunds'],
    desc: [
      '票品售出后不支持退票与换票，因不可抗力取消或延期的除外。',
      'Tickets can’t be refunded or exchanged unless the show is canceled or postponed.',
    ],
  },
  CONDITIONAL_REFUND: {
    title: ['条件退票', 'Refunds with conditions'],
    desc: [
      '{begin}前 72 小时以上可申请退票，按订单页公示的阶梯比例收取手续费。',
      'You can request a refund until 72 hours before {begin}. A tiered fee applies.',
    ],
  },
  REAL_NAME_TICKET: {
    title: ['一票一证', 'One name per ticket'],
    desc: [
      '每张票需绑定一位{visitor}，入场时请出示与购票一致的证件原件。',
      'Each ticket is for one named {visitor}. Bring the original document used to buy it.',
    ],
  },
  REAL_NAME_ORDER: {
    title: ['实名购票', 'One name per order'],
    desc: [
      '每笔订单需填写一位{visitor}信息，同行人可与其一同入场。',
      'Each order names one {visitor}. Companions enter together with that person.',
    ],
  },
  E_TICKET: {
    title: ['电子票', 'E-ticket'],
    desc: [
      '支付成功后可在票夹查看入场码，{begin}前 24 小时生成动态二维码。',
      'Your entry code is in Tickets once you’ve paid. It becomes dynamic 24 hours before {begin}.',
    ],
  },
  EXPRESS: {
    title: ['纸质票快递', 'Paper tickets by courier'],
    desc: [
      '纸质票由快递送达，下单后 3 个工作日内发出，运费由买家承担。',
      'Paper tickets ship within 3 business days. The buyer pays for delivery.',
    ],
  },
  PICK_UP: {
    title: ['自助取票', 'Pick up at the venue'],
    desc: [
      '{begin}前 2 小时起，凭取票码在场馆自助取票机取票。',
      'Collect your tickets from the machines at the venue with your pick-up code, from 2 hours before {begin}.',
    ],
  },
  ID_CARD: {
    title: ['刷证入场', 'Enter with your ID'],
    desc: [
      '无需换票，持购票时登记的证件原件在闸机刷证入场。',
      'No ticket needed. Scan the registered document at the gate.',
    ],
  },
  NO_SEAT_CHOICE: {
    title: ['系统配座', 'Seats are assigned'],
    desc: [
      '系统自动配座，同一订单优先安排连座，具体座位以出票结果为准。',
      'Seats are assigned automatically and kept together when possible.',
    ],
  },
  SEAT_CHOICE: {
    title: ['在线选座', 'Choose your seats'],
    desc: [
      '在座位图上选择座位，支付后座位即为您保留至开演。',
      'Choose your seats on the map. They’re yours once you’ve paid.',
    ],
  },
  STANDING: {
    title: ['站席无座', 'Standing'],
    desc: ['场内不设固定座位，先到先选位置。', 'No fixed places. First come, first served.'],
  },
  HOURS: {
    title: ['当日有效', 'Valid all day'],
    desc: ['所选日期的开放时间内随时入场，当日有效。', 'Enter at any time during opening hours on the day you chose.'],
  },
  SLOT: {
    title: ['分时入场', 'Timed entry'],
    desc: [
      '请在所选时段准时入场，其他时段不能使用。',
      'Enter at the time you chose. Your ticket isn’t valid at other times.',
    ],
  },
  CHILD: {
    title: ['儿童入场', 'Children'],
    desc: ['儿童一人一票，请留意本场演出的年龄限制。', 'Every child needs a ticket. Check the age limit of the show.'],
  },
}

/** Assignment of places: by the buyer, by the shop, or none. */
export type PlaceNote = 'SEAT_CHOICE' | 'NO_SEAT_CHOICE' | 'STANDING' | 'HOURS' | 'SLOT'

/** Input of a show's notes. */
export interface NoteInput {
  realNameType: RealNameType
  deliverMethods: readonly DeliverMethod[]
  place: PlaceNote
  isRefundable: boolean
  isFamily: boolean
}

/** Words of a note by the place: a show begins, a visit is entered. */
const VISIT_WORDS = [
  { begin: '参观', visitor: '参观人' },
  { begin: 'your visit', visitor: 'visitor' },
] as const
const SHOW_WORDS = [
  { begin: '开演', visitor: '观演人' },
  { begin: 'the show', visitor: 'attendee' },
] as const

/** Purchase rules of a show, the most important first. */
export function serviceNotesOf(input: NoteInput): readonly ServiceNote[] {
  const realName = { NONE: [], ONE_PER_ORDER: ['REAL_NAME_ORDER'], ONE_PER_TICKET: ['REAL_NAME_TICKET'] }
  const codes = [
    input.isRefundable ? 'CONDITIONAL_REFUND' : 'NO_REFUND',
    ...realName[input.realNameType],
    ...input.deliverMethods,
    input.place,
    ...(input.isFamily ? ['CHILD'] : []),
  ]
  const isVisit = input.place === 'HOURS' || input.place === 'SLOT'
  const [inChinese, inEnglish] = isVisit ? VISIT_WORDS : SHOW_WORDS
  return codes.flatMap((code) => {
    const row = NOTES[code]
    if (row === undefined) return []
    const desc = [filledText(row.desc[0], inChinese), filledText(row.desc[1], inEnglish)] as const
    return [{ code, title: pairText(row.title), desc: pairText(desc) }]
  })
}

const STATUS_NOTICES: Readonly<Partial<Record<ShowStatus, { title: TextPair; content: TextPair }>>> = {
  DELAY: {
    title: ['演出延期公告', 'The show is postponed'],
    content: [
      '<p>因场馆临时检修，本场演出<strong>延期举行</strong>，新的时间将另行通知。</p><p>已购票品继续有效；如需退票，可在 15 日内于订单详情提交申请，全额退款。</p>',
      '<p>Because of urgent repairs at the venue, the show is <strong>postponed</strong>. The new date will be announced.</p><p>Tickets stay valid. You can request a full refund in your order within 15 days.</p>',
    ],
  },
  CANCELED: {
    title: ['演出取消公告', 'The show is canceled'],
    content: [
      '<p>因艺人档期调整，本场演出<strong>取消</strong>，我们深表歉意。</p><p>票款将在 7 个工作日内按原支付渠道退回，无需操作。</p>',
      '<p>Because of a change in the artists’ schedule this show is <strong>canceled</strong>. We are sorry.</p><p>We’ll refund your original payment method within 7 business days. You don’t need to do anything.</p>',
    ],
  },
}

const SENSITIVE_NOTICE = {
  title: ['内容提示', 'About the content'],
  content: [
    '<p>本演出含有<strong>惊悚音效、强光与成人话题</strong>，请结合年龄与身体状况谨慎选择。</p>',
    '<p>This show has <strong>frightening sounds, strong light and adult themes</strong>. Please keep this in mind before you buy.</p>',
  ],
} as const

const MOVED_NOTICE = {
  title: ['演出改期公告', 'The show has a new date'],
  content: [
    '<p>因艺人行程调整，本场演出<strong>改期举行</strong>，页面所示为新的演出时间。</p><p>已购票品自动适用于新的场次；如无法前往，可在公告发布后 15 日内申请全额退款。</p>',
    '<p>The artists’ schedule has changed, and the show has <strong>a new date</strong>, shown on this page.</p><p>Your tickets are valid for the new date. If you can’t come, request a full refund within 15 days of this notice.</p>',
  ],
} as const

interface NoticedShow {
  status: ShowStatus
  category: ShowCategoryCode
  outing: OutingName | null
  /** Times of the notice on the entry. */
  entry: Readonly<Record<string, string | number>>
  /** True for a show that was moved to another date. */
  isMoved: boolean
  isSensitive: boolean
}

/** Notices of a show: first those of its status, then the general ones; a cancelled show has no entry. */
export function noticesOf(showKey: string, show: NoticedShow): readonly Notice[] {
  const { status, isMoved, isSensitive } = show
  const change = isMoved ? MOVED_NOTICE : STATUS_NOTICES[status]
  const { title, content } = entryNotice(show.category, show.outing)
  const entry: TextPair = [filledText(content[0], show.entry), filledText(content[1], show.entry)]
  const rows: { title: TextPair; content: TextPair; mustReadAll: boolean }[] = [
    ...(change === undefined ? [] : [{ ...change, mustReadAll: true }]),
    ...(isSensitive ? [{ ...SENSITIVE_NOTICE, mustReadAll: true }] : []),
    ...(status === 'CANCELED' ? [] : [{ title, content: entry, mustReadAll: false }]),
  ]
  return rows.map((row, index) => ({
    noticeId: stableId(`notice:${showKey}/${index}`),
    title: pairText(row.title),
    content: pairText(row.content),
    mustReadAll: row.mustReadAll,
  }))
}
