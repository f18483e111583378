import type { RightIcon } from '../catalogue/drawings/right-icon'
import type { LevelRight } from '../catalogue/entities/membership'
import { PRIME_LEVEL } from '../catalogue/entities/membership'
import { stableId } from '../stable-id'
import { pairText, type TextPair } from '../texts/local-text'

interface RightRow {
  icon: RightIcon
  name: TextPair
  badge?: TextPair
  desc: TextPair
  content: TextPair
  levels: readonly string[]
  isHighlighted?: boolean
  isHidden?: boolean
}

const EVERY_LEVEL = ['V1', 'V2', 'V3', 'V4', PRIME_LEVEL]
const FROM_SILVER = ['V2', 'V3', 'V4', PRIME_LEVEL]
const FROM_GOLD = ['V3', 'V4', PRIME_LEVEL]

/** In display order. */
const ROWS: readonly RightRow[] = [
  {
    icon: 'discount',
    name: ['会员价', 'Member price'],
    badge: ['9.5 折', '5% off'],
    desc: ['购票享 9.5 折', '5% off every ticket'],
    content: [
      '<ul><li>全场演出票品享 9.5 折，下单时自动计算，无需领取。</li><li>可与优惠券、积分同享；套票是否同享以下单页为准。</li><li>会员期内不限次数。</li></ul>',
      '<ul><li>5% off every ticket, applied automatically at checkout.</li><li>Combines with coupons and points. Checkout shows whether it applies to ticket packages.</li><li>No limit during your membership.</li></ul>',
    ],
    levels: [PRIME_LEVEL],
    isHighlighted: true,
  },
  {
    icon: 'sale',
    name: ['会员专场', 'Members-only shows'],
    badge: ['专享', 'Exclusive'],
    desc: ['仅会员可购的演出', 'Shows for members only'],
    content: [
      '<ul><li>标有“会员专享”的演出只向付费会员开售。</li><li>购票时须仍在会员期内。</li></ul>',
      '<ul><li>Shows marked “members only” are sold to paying members only.</li><li>Your membership must be active when you buy.</li></ul>',
    ],
    levels: [PRIME_LEVEL],
    isHighlighted: true,
  },
  {
    icon: 'coupons',
    name: ['入会礼券', 'Welcome coupons'],
    badge: ['¥100', '¥100'],
    desc: ['开通即得两张 ¥50 购票券', 'Two ¥50 coupons when you join'],
    content: [
      '<ul><li>支付成功后两张 ¥50 立减券自动放入“我的优惠券”，每张满 ¥300 可用。</li><li>自到账之日起 30 天内有效。</li></ul>',
      '<ul><li>Two ¥50 coupons are added to My coupons once you have paid. Each works on orders from ¥300.</li><li>Valid for 30 days.</li></ul>',
    ],
    levels: [PRIME_LEVEL],
  },
  {
    icon: 'parking',
    name: ['停车礼券', 'Parking coupon'],
    desc: ['开通即得一张停车券', 'One parking coupon when you join'],
    content: [
      '<p>支付成功后自动放入“我的优惠券”，在场馆停车缴费时使用。</p>',
      '<p>Added to My coupons once you have paid. Use it for parking at our venues.</p>',
    ],
    levels: [PRIME_LEVEL],
  },
  {
    icon: 'points',
    name: ['消费积分', 'Points'],
    desc: ['每实付 1 元得 1 积分', '1 point for every ¥1'],
    content: [
      '<p>每实付 1 元得 1 积分，100 积分抵 1 元，可用于门票与商品。</p>',
      '<p>Earn 1 point for every ¥1 you pay. 100 points take ¥1 off tickets and merchandise.</p>',
    ],
    levels: EVERY_LEVEL,
  },
  {
    icon: 'birthday',
    name: ['生日好礼', 'Birthday gift'],
    desc: ['生日当天礼券到账', 'Coupons on your birthday'],
    content: [
      '<ul><li>在“个人资料”中设置生日，生日当天礼券自动放入“我的优惠券”。</li><li>每年一次，生日设置后不可修改。</li></ul>',
      '<ul><li>Set your birthday in your profile. Coupons are added to My coupons on the day.</li><li>Once a year. Your birthday cannot be changed later.</li></ul>',
    ],
    levels: FROM_SILVER,
  },
  {
    icon: 'service',
    name: ['优先客服', 'Priority service'],
    desc: ['咨询优先接入', 'Skip the line for support'],
    content: [
      '<p>在线客服繁忙时优先接入人工坐席，服务时间 9:00–21:00。</p>',
      '<p>When support is busy you are connected first, daily from 9:00 to 21:00.</p>',
    ],
    levels: FROM_GOLD,
  },
  {
    icon: 'entry',
    name: ['优先入场', 'Early entry'],
    desc: ['会员通道先行入场', "Use the members' lane"],
    content: [
      '<p>设有会员通道的场馆，凭会员中心页面与入场码从会员通道入场。</p>',
      "<p>Where a venue has a members' lane, show your membership page and ticket code to enter there.</p>",
    ],
    levels: FROM_GOLD,
  },
  {
    icon: 'lounge',
    name: ['贵宾候场', 'Lounge'],
    desc: ['开演前的休息区', 'Relax before the show'],
    content: [
      '<p>设有贵宾休息区的场馆，开演前 60 分钟起开放，每位会员可携同场观演人一位。</p>',
      '<p>Lounges open 60 minutes before the show. You may bring one guest with a ticket for the same show.</p>',
    ],
    levels: ['V4', PRIME_LEVEL],
  },
  {
    icon: 'service',
    name: ['回访名单', 'Call-back list'],
    desc: ['仅供店铺内部使用', 'For the shop only'],
    content: ['<p>仅供店铺内部使用。</p>', '<p>For the shop only.</p>'],
    levels: ['V4', PRIME_LEVEL],
    isHidden: true,
  },
]

/** Rights of all levels, including internal ones. */
export function demoRights(): readonly LevelRight[] {
  return ROWS.map(({ icon, name, badge, desc, content, levels, isHighlighted = false, isHidden = false }) => ({
    rightId: stableId(`right:${isHidden ? 'call-back' : icon}`),
    icon,
    name: pairText(name),
    badge: badge ? pairText(badge) : null,
    desc: pairText(desc),
    content: pairText(content),
    levels,
    isDisplayed: !isHidden,
    isHighlighted,
  }))
}
