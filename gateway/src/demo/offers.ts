import { demoCoupons } from './coupons'
import { demoId } from './demo-ids'
import type { DemoGoods, DemoOffers } from './demo-offer-types'
import { localText, pairText, type TextPair } from './local-text'
import { demoOpenShows } from './open-shows'
import { demoPackages } from './packages'
import type { SceneName } from './pictures/scene'
import { demoPrivilegeCards } from './privilege-cards'
import { demoVisits } from './visits'

const GOODS: readonly [
  picture: SceneName,
  name: TextPair,
  priceCent: number,
  originCent: number | null,
  tag: TextPair | null,
  isSoldOut: boolean,
][] = [
  ['light-stick', ['「星河入梦」应援灯', 'Starlight light stick'], 12800, 15800, ['巡演限定', 'Tour only'], false],
  ['tour-shirt', ['安可巡演 T 恤', 'Encore tour shirt'], 16800, null, ['新品', 'New'], false],
  ['tote-bag', ['安可帆布袋', 'Encore tote bag'], 6900, null, null, false],
  ['mug', ['音符马克杯', 'Quaver mug'], 5900, 7900, null, false],
  ['poster-set', ['纪念海报套装', 'Poster set'], 4900, null, ['含 5 张', 'Set of 5'], false],
  ['plush-toy', ['小熊安可毛绒公仔', 'Encore bear'], 9900, null, null, true],
]

/** Pieces of each. */
const STOCK = 200

const SIZES: Partial<Record<SceneName, readonly TextPair[]>> = {
  'tour-shirt': [
    ['S 码', 'S'],
    ['M 码', 'M'],
    ['L 码', 'L'],
  ],
  mug: [
    ['白色', 'White'],
    ['黑色', 'Black'],
  ],
}

/** What the demo shop offers beside its shows. */
export function demoOffers(): DemoOffers {
  return {
    coupons: demoCoupons(),
    couponActivities: [
      {
        activityId: demoId('activity:autumn-coupons'),
        couponTemplateIds: ['theatre-88', 'family-30'].map((key) => demoId(`coupon:${key}`)),
      },
    ],
    goods: GOODS.map(
      ([picture, name, priceCent, originCent, tag, isSoldOut]): DemoGoods => ({
        spuId: demoId(`spu:${picture}`),
        name: pairText(name),
        picture,
        priceCent,
        originCent,
        tags: tag ? [pairText(tag)] : [],
        isSoldOut,
        skus: (SIZES[picture] ?? [['标准', 'Standard']]).map((size) => ({
          skuId: demoId(`sku:${picture}:${size[1]}`),
          name: pairText(size),
          priceCent,
          stock: isSoldOut ? 0 : STOCK,
        })),
      }),
    ),
    membership: {
      primeCardId: demoId('prime:year'),
      showDiscount: 0.95,
      validDays: 365,
      name: localText('安可会员', 'Encore Prime'),
      priceCent: 19800,
      buttonText: localText('立即开通', 'Join now'),
      giftCouponIds: ['newcomer-50', 'newcomer-50', 'parking-10'].map((key) => demoId(`coupon:${key}`)),
      rights: [
        {
          rightId: demoId('right:presale'),
          icon: 'YanChangHui',
          name: localText('优先购票', 'Early sale'),
          badge: localText('热门', 'Hot'),
        },
        { rightId: demoId('right:coupons'), icon: 'coupons', name: localText('每月礼券', 'Coupons'), badge: null },
        { rightId: demoId('right:lounge'), icon: 'venues', name: localText('贵宾候场', 'Lounge'), badge: null },
        {
          rightId: demoId('right:birthday'),
          icon: 'ErTongQinZi',
          name: localText('生日好礼', 'Birthday gift'),
          badge: null,
        },
      ],
    },
    cards: demoPrivilegeCards(),
    votes: [
      {
        voteId: demoId('vote:encore'),
        title: localText('年度最想再看一次的演出', 'The show you want an encore of'),
        desc: localText('选出心中的前三名，票选第一将加演一场', 'Choose your three; the winner plays once more'),
        picture: 'encore-vote',
        total: 12806,
        days: 14,
      },
      {
        voteId: demoId('vote:poster'),
        title: localText('最美海报评选', 'The most beautiful poster'),
        desc: localText('为喜欢的海报投一票', 'A vote for the poster you like'),
        picture: 'poster-set',
        total: 5312,
        days: 7,
      },
    ],
    ...demoVisits(),
    openShows: demoOpenShows(),
    packages: demoPackages(),
    activity: {
      topicId: demoId('topic:open-mic'),
      title: localText('开放麦新人报名', 'Open mic: sign up'),
      desc: localText('每周三晚，五分钟，舞台交给你', 'Wednesday nights, five minutes, the stage is yours'),
      buttonText: localText('我要报名', 'Sign up'),
      questions: [
        { key: 'name', type: 'TEXT', required: true, maxLength: 20, label: localText('称呼', 'Your name') },
        { key: 'phone', type: 'PHONE', required: true, maxLength: 15, label: localText('手机号', 'Mobile phone') },
        {
          key: 'kind',
          type: 'SELECT',
          required: true,
          label: localText('表演形式', 'What you perform'),
          options: [localText('脱口秀', 'Stand-up'), localText('音乐', 'Music'), localText('其他', 'Other')],
        },
        {
          key: 'about',
          type: 'TEXTAREA',
          required: false,
          maxLength: 100,
          label: localText('一句话介绍', 'About you'),
        },
      ],
    },
  }
}
