import type { CouponType } from '@/contracts/coupon/coupon'
import type { CouponTemplate } from '../catalogue/entities/coupon'
import type { CouponLimits, CouponTerms } from '../database/schema/coupon-terms'
import { stableId } from '../stable-id'
import { pairText, type TextPair } from '../texts/local-text'

const NO_LIMITS: CouponLimits = {
  showIds: [],
  showSessionIds: [],
  seatPlanIds: [],
  venueIds: [],
  showTypes: [],
  tagIds: [],
  itemIds: [],
  categoryIds: [],
}

interface CouponRow {
  key: string
  type: CouponType
  title: TextPair
  worth: TextPair
  rule: TextPair
  /** Days from receipt. */
  days: number
  /** Valid until the end of the year for everyone. */
  isOfYear?: boolean
  /** Exchanged without a prompt. */
  isUsedAtOnce?: boolean
  /** Number of coupons received together. */
  qty?: number
  /** Total number of coupons of the kind. */
  quota?: number
  /** Only with this code, never freely available. */
  exchangeCode?: string
  /** Only for users with a known face, if the merchant requires it. */
  needFaceAuth?: boolean
  terms: Partial<Omit<CouponTerms, 'couponType'>>
}

const ROWS: readonly CouponRow[] = [
  {
    key: 'newcomer-50',
    type: 'CASH',
    title: ['新人立减券', 'Welcome coupon'],
    worth: ['¥50', '¥50'],
    rule: ['满 ¥300 可用', 'Spend ¥300 or more'],
    days: 30,
    needFaceAuth: true,
    terms: { amountCents: 5000, limitation: 30_000 },
  },
  {
    key: 'theatre-88',
    type: 'DISCOUNT',
    title: ['剧场折扣券', 'Theater coupon'],
    worth: ['8.8 折', '12% off'],
    rule: ['话剧歌剧可用', 'Theater and opera'],
    days: 20,
    terms: {
      discount: 0.88,
      limitationType: 'NONE_THRESHOLD_DEDUCT_DISCOUNT',
      useRule: 'LIMIATION_SHOW_TYPE_OR_TAG',
      limits: { ...NO_LIMITS, showTypes: ['HuaJuGeJu'] },
    },
  },
  {
    key: 'family-30',
    type: 'REDUCTION',
    title: ['亲子满减券', 'Family coupon'],
    worth: ['¥30', '¥30'],
    rule: ['满 ¥200 可用，限亲子演出', 'Spend ¥200 or more on family shows'],
    days: 45,
    terms: {
      amountCents: 3000,
      limitation: 20_000,
      useRule: 'LIMIATION_SHOW_TYPE_OR_TAG',
      limits: { ...NO_LIMITS, showTypes: ['ErTongQinZi'] },
    },
  },
  {
    key: 'concert-100',
    type: 'CASH',
    title: ['演唱会立减券', 'Concert coupon'],
    worth: ['¥100', '¥100'],
    rule: ['满 ¥980 可用', 'Spend ¥980 or more'],
    days: 15,
    terms: {
      amountCents: 10_000,
      limitation: 98_000,
      useRule: 'LIMIATION_SHOW_TYPE_OR_TAG',
      limits: { ...NO_LIMITS, showTypes: ['YanChangHui'] },
    },
  },
  {
    key: 'weekend-95',
    type: 'DISCOUNT',
    title: ['周末观演券', 'Weekend coupon'],
    worth: ['9.5 折', '5% off'],
    rule: ['周五至周日场次可用', 'Friday to Sunday'],
    days: 60,
    terms: {
      discount: 0.95,
      limitationType: 'NONE_THRESHOLD_DEDUCT_DISCOUNT',
      useRule: 'LIMIATION_SHOW_DATA',
      weekdays: [5, 6, 0],
    },
  },
  {
    key: 'pack-show',
    type: 'CASH',
    title: ['观演礼包', 'Show-goer pack'],
    worth: ['¥20', '¥20'],
    rule: ['共 4 张，每满 ¥150 可用一张', '4 coupons, one per order of ¥150 or more'],
    days: 90,
    qty: 4,
    terms: { amountCents: 2000, limitation: 15_000 },
  },
  {
    key: 'pack-goods',
    type: 'REDUCTION',
    title: ['周边礼包', 'Merchandise pack'],
    worth: ['¥10', '¥10'],
    rule: ['共 2 张，周边每满 ¥68 可用一张', '2 coupons, one per merchandise order of ¥68 or more'],
    days: 90,
    qty: 2,
    terms: { amountCents: 1000, limitation: 6800, bizTypes: ['ITEM'], useRule: 'ALL_PRODUCT' },
  },
  {
    key: 'last-three',
    type: 'REDUCTION',
    title: ['限量券', 'Limited coupon'],
    worth: ['¥15', '¥15'],
    rule: ['满 2 张可用，限量 3 份', 'Buy 2 tickets or more, only 3 available'],
    days: 10,
    quota: 3,
    terms: { amountCents: 1500, limitationType: 'QUANTITY', limitation: 2 },
  },
  {
    key: 'one-ticket',
    type: 'EXCHANGE',
    title: ['观演兑换券', 'Ticket voucher'],
    worth: ['1 张', '1 ticket'],
    rule: ['可兑换任意演出门票 1 张', 'One ticket to any show'],
    days: 30,
    qty: 2,
    exchangeCode: 'ENCORE2026',
    terms: { limitationType: 'NONE_THRESHOLD_DEDUCT_AMOUNT' },
  },
  {
    key: 'theatre-pass',
    type: 'EXCHANGE',
    title: ['话剧次卡兑换券', 'Theater pass voucher'],
    worth: ['1 件', '1 item'],
    rule: ['可兑换话剧次卡一张', 'One theater pass'],
    days: 30,
    exchangeCode: 'CARD2026',
    terms: {
      limitationType: 'NONE_THRESHOLD_DEDUCT_AMOUNT',
      bizTypes: ['PRIVILEGE_CARD'],
      useRule: 'LIMIATION_ITEM',
      limits: { ...NO_LIMITS, itemIds: [stableId('card:theatre')] },
    },
  },
  {
    key: 'theatre-pass-now',
    type: 'EXCHANGE',
    title: ['话剧次卡直兑券', 'Instant theater pass'],
    worth: ['1 件', '1 item'],
    rule: ['直接兑换话剧次卡一张', 'One theater pass, right away'],
    days: 30,
    exchangeCode: 'PASS2026',
    isUsedAtOnce: true,
    terms: {
      limitationType: 'NONE_THRESHOLD_DEDUCT_AMOUNT',
      bizTypes: ['PRIVILEGE_CARD'],
      useRule: 'LIMIATION_ITEM',
      limits: { ...NO_LIMITS, itemIds: [stableId('card:theatre')] },
    },
  },
  {
    key: 'year-20',
    type: 'CASH',
    title: ['年度观演券', 'Coupon of the year'],
    worth: ['¥20', '¥20'],
    rule: ['满 ¥200 可用', 'Spend ¥200 or more'],
    days: 365,
    isOfYear: true,
    exchangeCode: 'YEAR2026',
    terms: { amountCents: 2000, limitation: 20_000 },
  },
  {
    key: 'mug-voucher',
    type: 'EXCHANGE',
    title: ['马克杯兑换券', 'Mug voucher'],
    worth: ['1 件', '1 item'],
    rule: ['可兑换音符马克杯一件', 'One quaver mug'],
    days: 30,
    exchangeCode: 'MUG2026',
    terms: {
      limitationType: 'NONE_THRESHOLD_DEDUCT_AMOUNT',
      bizTypes: ['ITEM'],
      useRule: 'LIMIATION_ITEM',
      limits: { ...NO_LIMITS, itemIds: [stableId('spu:mug')] },
    },
  },
  {
    key: 'prime-30',
    type: 'CASH',
    title: ['会员开通券', 'Membership coupon'],
    worth: ['¥30', '¥30'],
    rule: ['开通安可会员可用', 'For joining Encore Prime'],
    days: 30,
    exchangeCode: 'PRIME2026',
    terms: {
      amountCents: 3000,
      limitationType: 'NONE_THRESHOLD_DEDUCT_AMOUNT',
      bizTypes: ['PRIVILEGE_CARD'],
      useRule: 'LIMIATION_ITEM',
      limits: { ...NO_LIMITS, itemIds: [stableId('prime:year')] },
    },
  },
  {
    key: 'parking-10',
    type: 'CASH',
    title: ['停车抵扣券', 'Parking coupon'],
    worth: ['¥10', '¥10'],
    rule: ['停车缴费可用', 'For parking'],
    days: 60,
    terms: {
      amountCents: 1000,
      limitationType: 'NONE_THRESHOLD_DEDUCT_AMOUNT',
      bizTypes: ['PARKING_FEE'],
      useRule: 'ALL_PRODUCT',
    },
  },
  {
    key: 'foyer-drink',
    type: 'EXCHANGE',
    title: ['大堂饮品券', 'Lobby drink'],
    worth: ['1 杯', '1 drink'],
    rule: ['剧场大堂吧现场兑换', 'At the lobby bar'],
    days: 25,
    terms: { useWay: 'OFFLINE', limitationType: 'NONE_THRESHOLD_DEDUCT_AMOUNT' },
  },
  {
    key: 'bookshop-20',
    type: 'OUTER',
    title: ['合作书店满减券', 'Bookstore coupon'],
    worth: ['¥20', '¥20'],
    rule: ['合作书店满 ¥100 可用', 'Spend ¥100 or more at our partner bookstore'],
    days: 40,
    terms: { amountCents: 2000, limitation: 10_000, useRule: 'ALL_PRODUCT' },
  },
]

/** Coupons of the demo shop: one of every kind (COUPON-024…037). */
export function demoCoupons(): CouponTemplate[] {
  return ROWS.map(({ key, type, title, worth, rule, days, terms, ...row }) => ({
    couponTemplateId: stableId(`coupon:${key}`),
    couponCode: `ENCORE-${key.toUpperCase()}`,
    key,
    type,
    title: pairText(title),
    worth: pairText(worth),
    rule: pairText(rule),
    days,
    isOfYear: row.isOfYear ?? false,
    isUsedAtOnce: row.isUsedAtOnce ?? false,
    qty: row.qty ?? 1,
    packageId: row.qty ? stableId(`coupon-package:${key}`) : null,
    quota: row.quota ?? 100_000,
    exchangeCode: row.exchangeCode ?? null,
    needFaceAuth: row.needFaceAuth ?? false,
    terms: {
      couponType: type,
      useWay: 'ONLINE',
      bizTypes: ['SHOW'],
      amountCents: 0,
      discount: null,
      limitationType: 'AMOUNT',
      limitation: 0,
      useRule: 'ALL_SHOW',
      limits: NO_LIMITS,
      ...terms,
    },
  }))
}
