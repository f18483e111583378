import { demoId } from './demo-ids'
import type { DemoEquity, DemoPrivilegeCard } from './demo-offer-types'
import { localText, pairText, type TextPair } from './local-text'

/** The cards that the demo shop sells: of privileges and of money, for money, points or both (CARD-010…012). */
export function demoPrivilegeCards(): DemoPrivilegeCard[] {
  return [
    {
      cardId: demoId('card:year'),
      name: localText('安可年度观演卡', 'Encore year card'),
      picture: 'year-card',
      equity: localText('全年 12 场八折观演', '20% off twelve shows a year'),
      validity: localText('激活后 365 天有效', '365 days once activated'),
      about: localText(
        '购票时每单一张票享八折，一年内最多 12 次。',
        'One ticket of an order costs 20% less, up to twelve times a year.',
      ),
      equities: [
        equity(
          'YanChangHui',
          ['八折观演', '20% off'],
          ['全部演出可用，每笔订单一张', 'Any show, one ticket of an order'],
        ),
        equity(
          'coupons',
          ['优惠同享', 'Goes with others'],
          ['与会员价、优惠券同享', 'Along with the member’s price and coupons'],
        ),
      ],
      priceCent: 29900,
      pointPrice: 0,
      cardType: 'RIGHTS',
      faceCent: 0,
      validDays: 365,
      needIdentity: true,
      convertibleTimes: 12,
      privilege: { rate: 0.8, category: null, venueKind: null },
      stock: 500,
      buyLimit: 1,
    },
    {
      cardId: demoId('card:theatre'),
      name: localText('话剧次卡', 'Theatre pass'),
      picture: 'theatre-card',
      equity: localText('小剧场任选 3 场', 'Any three studio plays'),
      validity: localText('激活后 180 天有效', '180 days once activated'),
      about: localText(
        '任选三场小剧场话剧，购票时一张票免票款。',
        'Three studio plays of your choice: one ticket of an order is free.',
      ),
      equities: [equity('venues', ['小剧场通行', 'Studio plays'], ['半年内任选 3 场', 'Any three within half a year'])],
      priceCent: 36000,
      pointPrice: 0,
      cardType: 'RIGHTS',
      faceCent: 0,
      validDays: 180,
      needIdentity: false,
      convertibleTimes: 3,
      privilege: { rate: 0, category: 'HuaJuGeJu', venueKind: 'STUDIO' },
      stock: 200,
      buyLimit: 5,
    },
    {
      cardId: demoId('card:cash-200'),
      name: localText('安可储值卡 200', 'Encore cash card 200'),
      picture: 'theatre-card',
      equity: localText('购票抵扣 200 元', '¥200 towards tickets'),
      validity: localText('激活后 365 天有效', '365 days once activated'),
      about: localText(
        '卡内 200 元，激活后购票与购买商品时抵扣。',
        '¥200 on the card, for tickets and goods once it is activated.',
      ),
      equities: [
        equity('coupons', ['多付少花', 'More for less'], ['190 元购 200 元', '¥200 for ¥190']),
        equity('YanChangHui', ['分次使用', 'Bit by bit'], ['余额可多次使用', 'What is left stays on the card']),
      ],
      priceCent: 19000,
      pointPrice: 0,
      cardType: 'CASH',
      faceCent: 20000,
      validDays: 365,
      needIdentity: false,
      convertibleTimes: 0,
      privilege: null,
      stock: 1000,
      buyLimit: 10,
    },
    {
      cardId: demoId('card:lounge'),
      name: localText('贵宾候场卡', 'Lounge card'),
      picture: 'year-card',
      equity: localText('贵宾候场区使用 2 次', 'The lounge, twice'),
      validity: localText('购买后 90 天有效', '90 days once bought'),
      about: localText('开演前在贵宾候场区休息，可用 2 次。', 'The lounge before the show, twice.'),
      equities: [equity('venues', ['贵宾候场', 'Lounge'], ['含饮品一杯', 'With a drink'])],
      priceCent: 0,
      pointPrice: 3000,
      cardType: 'RIGHTS',
      faceCent: 0,
      validDays: 90,
      needIdentity: false,
      convertibleTimes: 2,
      privilege: null,
      stock: 300,
      buyLimit: 5,
    },
    {
      cardId: demoId('card:backstage'),
      name: localText('后台探班卡', 'Backstage card'),
      picture: 'theatre-card',
      equity: localText('演后探班 1 次', 'Backstage after a show, once'),
      validity: localText('购买后 180 天有效', '180 days once bought'),
      about: localText('演出结束后到后台与主创见面，可用 1 次。', 'Meet the cast backstage after a show, once.'),
      equities: [
        equity('ErTongQinZi', ['后台探班', 'Backstage'], ['演后 20 分钟见面会', 'Twenty minutes with the cast']),
      ],
      priceCent: 9900,
      pointPrice: 2000,
      cardType: 'RIGHTS',
      faceCent: 0,
      validDays: 180,
      needIdentity: false,
      convertibleTimes: 1,
      privilege: null,
      stock: 100,
      buyLimit: 2,
    },
  ]
}

function equity(icon: DemoEquity['icon'], name: TextPair, desc: TextPair): DemoEquity {
  return { icon, name: pairText(name), desc: pairText(desc) }
}
