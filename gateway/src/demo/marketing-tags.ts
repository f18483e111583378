import type { ShowCategoryCode, ShowTag } from '../catalogue/entities/show'
import { pairText, type TextPair } from '../texts/local-text'
import type { PlanFeature } from './titles/title-entry'

const COUPONS: readonly TextPair[] = [
  ['满300减30', '¥30 off ¥300'],
  ['新人立减20', '¥20 off your first order'],
  ['满600减80', '¥80 off ¥600'],
]

const ACTIVITIES: readonly TextPair[] = [
  ['早鸟优惠', 'Early bird'],
  ['会员九五折', 'Members 5% off'],
  ['积分加倍', 'Double points'],
]

const NORMAL: Readonly<Record<ShowCategoryCode, TextPair>> = {
  YanChangHui: ['巡演', 'Tour'],
  HuaJuGeJu: ['口碑佳作', 'Well reviewed'],
  TiYuSaiShi: ['现场观赛', 'Live sports'],
  YinYueHui: ['名团名曲', 'Great works'],
  ZhanLanXiuXian: ['近期可约', 'Bookable now'],
  WuDaoBaLei: ['原创编舞', 'New choreography'],
  ErTongQinZi: ['亲子优选', 'For families'],
  QuYiZaTan: ['解压必看', 'A good laugh'],
}

/** Input of a show's tags. */
export interface TagInput {
  category: ShowCategoryCode
  isTour: boolean
  isBuyable: boolean
  isFree: boolean
  isRealName: boolean
  features: readonly PlanFeature[]
  seed: number
}

function pick(rows: readonly TextPair[], seed: number): TextPair {
  return rows[seed % rows.length] ?? ['精选', 'Selected']
}

/** Reductions and packages of a show that is sold. */
function offerTags({ seed, isFree, features }: TagInput): ShowTag[] {
  const tags: ShowTag[] = []
  if (!isFree && seed % 3 === 0) tags.push({ type: 'MARKETING_TAG_COUPON', title: pairText(pick(COUPONS, seed >>> 3)) })
  if (!isFree && seed % 4 === 1)
    tags.push({ type: 'MARKETING_TAG_ACTIVITY', title: pairText(pick(ACTIVITIES, seed >>> 5)) })
  if (isFree) tags.push({ type: 'MARKETING_TAG_ACTIVITY', title: pairText(['免费预约', 'Free entry']) })
  if (features.includes('couple')) tags.push({ type: 'NORMAL', title: pairText(['双人套票', 'Ticket for two']) })
  if (features.includes('child')) tags.push({ type: 'NORMAL', title: pairText(['家庭套票', 'Family ticket']) })
  return tags
}

/** Tags of a show, the highlighted ones first; at most three. A show that is not sold promises nothing. */
export function marketingTags(input: TagInput): readonly ShowTag[] {
  const { category, isBuyable, isTour } = input
  const tags = isBuyable ? offerTags(input) : []
  if (input.isRealName) tags.push({ type: 'NORMAL', title: pairText(['实名制', 'Named tickets']) })
  const isFitting = category === 'YanChangHui' ? isTour : isBuyable || category !== 'ZhanLanXiuXian'
  if (isFitting) tags.push({ type: 'NORMAL', title: pairText(NORMAL[category]) })
  return tags.slice(0, 3)
}
