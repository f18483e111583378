import type { GoodsDeliverMethod } from '@/contracts/goods/get-spu'
import type { SceneName } from '../catalogue/drawings/scene'
import type { ShowCategoryCode } from '../catalogue/entities/show'
import type { TextPair } from '../texts/local-text'

/** Categories of the mall. */
export const CATEGORIES = {
  fan: ['应援周边', 'Fan gear'],
  clothing: ['服饰', 'Clothing'],
  living: ['生活好物', 'Home & desk'],
  keepsakes: ['收藏纪念', 'Keepsakes'],
  points: ['积分好礼', 'For points'],
  coupons: ['优惠券包', 'Coupon packages'],
  cards: ['权益卡', 'Cards'],
} as const satisfies Record<string, TextPair>

type CategoryKey = Exclude<keyof typeof CATEGORIES, 'cards'>

/** Goods as a merchant enters them. */
export interface GoodsEntry {
  picture: SceneName
  category: CategoryKey
  name: TextPair
  about: TextPair
  priceCent: number
  /** Points beside the money; default 0. */
  pointPrice?: number
  /** Keys of the coupons in the package. */
  coupons?: readonly string[]
  originCent?: number
  /** Key of the tour whose audience it is for. */
  tourKey?: string
  /** Categories of shows it is sold with; default none. */
  audiences?: readonly ShowCategoryCode[]
  tag?: TextPair
  isSoldOut?: boolean
  /** Options; one SKU for each combination. */
  specs?: readonly (readonly [name: TextPair, values: readonly TextPair[]])[]
  /** Pictures of variants by the English name of a value. */
  pictures?: Readonly<Record<string, SceneName>>
  /** Sold-out combinations, by the English names of their values. */
  soldOut?: readonly string[]
  deliverMethods?: readonly GoodsDeliverMethod[]
}

const SIZE: TextPair = ['尺码', 'Size']
const COLOR: TextPair = ['颜色', 'Color']
const STYLE: TextPair = ['款式', 'Style']
const [S, M, L]: readonly [TextPair, TextPair, TextPair] = [
  ['S 码', 'S'],
  ['M 码', 'M'],
  ['L 码', 'L'],
]

/** In the merchant's order. */
export const GOODS: readonly GoodsEntry[] = [
  {
    picture: 'light-stick',
    category: 'fan',
    name: ['「星河入梦」应援灯', '“Stars into Dreams” light stick'],
    about: [
      '十二种灯光随现场中控同步变色，附挂绳与两节七号电池。',
      'Twelve colors that follow the lights of the show. Comes with a strap and two AAA batteries.',
    ],
    priceCent: 12800,
    originCent: 15800,
    tag: ['巡演限定', 'Tour only'],
    tourKey: 'xinghe',
    audiences: ['YanChangHui'],
  },
  {
    picture: 'tour-shirt',
    category: 'clothing',
    name: ['安可巡演 T 恤', 'Encore tour shirt'],
    about: [
      '230 克精梳棉，背面印有全部巡演城市，男女同款。',
      '230 g combed cotton with every city of the tour on the back. Unisex fit.',
    ],
    priceCent: 16800,
    tag: ['新品', 'New'],
    audiences: ['YanChangHui', 'TiYuSaiShi'],
    specs: [[SIZE, [S, M, L]]],
  },
  {
    picture: 'tote-bag',
    category: 'living',
    name: ['安可帆布袋', 'Encore tote bag'],
    about: ['12 安帆布，装得下黑胶唱片和一把伞。', '12 oz canvas, wide enough for a record and an umbrella.'],
    priceCent: 6900,
    audiences: ['ErTongQinZi', 'HuaJuGeJu'],
  },
  {
    picture: 'mug',
    category: 'living',
    name: ['音符马克杯', 'Quaver mug'],
    about: ['350 毫升陶瓷杯，可用洗碗机清洗。', 'Stoneware, 350 ml, safe in the dishwasher.'],
    priceCent: 5900,
    originCent: 7900,
    audiences: ['TiYuSaiShi', 'YinYueHui', 'HuaJuGeJu'],
    pictures: { White: 'mug', Black: 'mug-black' },
    specs: [
      [
        COLOR,
        [
          ['白色', 'White'],
          ['黑色', 'Black'],
        ],
      ],
    ],
  },
  {
    picture: 'poster-set',
    category: 'keepsakes',
    name: ['纪念海报套装', 'Poster set'],
    about: ['五张 A3 海报，艺术纸印刷，纸筒装。', 'Five A3 posters on art paper, in a tube.'],
    priceCent: 4900,
    tag: ['含 5 张', 'Set of 5'],
    audiences: ['YanChangHui', 'YinYueHui', 'HuaJuGeJu'],
  },
  {
    picture: 'plush-toy',
    category: 'keepsakes',
    name: ['小熊安可毛绒公仔', 'Encore bear'],
    about: ['坐高 25 厘米，适合三岁以上。', '25 cm sitting, for ages three and up.'],
    priceCent: 9900,
    audiences: ['ErTongQinZi'],
    isSoldOut: true,
  },
  {
    picture: 'hoodie',
    category: 'clothing',
    name: ['后台通行连帽衫', 'Backstage hoodie'],
    about: [
      '内里抓绒，左胸刺绣「安可」，帽绳末端为小号手柄造型。',
      'Brushed inside, “Encore” embroidered on the left chest.',
    ],
    priceCent: 29900,
    originCent: 35900,
    specs: [
      [
        COLOR,
        [
          ['藏青', 'Navy'],
          ['米白', 'Cream'],
        ],
      ],
      [SIZE, [S, M, L]],
    ],
    pictures: { Navy: 'hoodie', Cream: 'hoodie-cream' },
    soldOut: ['Navy/M', 'Cream/S'],
  },
  {
    picture: 'enamel-pin',
    category: 'fan',
    name: ['舞台徽章', 'Stage pin'],
    about: ['硬珐琅，蝴蝶扣，单枚装。', 'Hard enamel with a butterfly clasp, sold singly.'],
    priceCent: 2900,
    pictures: { Star: 'pin-star', Ticket: 'pin-ticket' },
    specs: [
      [
        STYLE,
        [
          ['星光', 'Star'],
          ['票根', 'Ticket'],
        ],
      ],
    ],
  },
  {
    picture: 'vinyl',
    category: 'keepsakes',
    name: ['「星河入梦」黑胶唱片', '“Stars into Dreams” on vinyl'],
    about: [
      '180 克双张限量编号版，为避免运输磕碰仅支持现场自取。',
      'Two 180 g records, numbered. Collected at the venue so that no corner is bent on the way.',
    ],
    priceCent: 38800,
    tag: ['限量编号', 'Numbered'],
    tourKey: 'xinghe',
    deliverMethods: ['SELF_PICKUP'],
  },
  {
    picture: 'umbrella',
    category: 'living',
    name: ['散场不淋雨折叠伞', 'After-show umbrella'],
    about: ['自动开合，收起后 29 厘米。', 'Opens and closes at a press, 29 cm when folded.'],
    priceCent: 8900,
    deliverMethods: ['EXPRESS'],
  },
  {
    picture: 'photo-cards',
    category: 'points',
    name: ['巡演拍立得小卡', 'Tour photo cards'],
    about: ['一套六张，随机一张带签名印刷。', 'A set of six, one of them with a printed signature.'],
    priceCent: 0,
    pointPrice: 1200,
    tag: ['积分兑换', 'Points only'],
    deliverMethods: ['SELF_PICKUP', 'EXPRESS'],
  },
  {
    picture: 'stub-frame',
    category: 'points',
    name: ['票根收藏相框', 'Stub frame'],
    about: ['实木相框，可放四张票根，含卡纸与挂件。', 'Solid wood, holds four stubs. Comes with a mat and a hanger.'],
    priceCent: 2900,
    pointPrice: 2000,
    tag: ['积分加钱购', 'Points and cash'],
  },
  {
    picture: 'coupon-pack',
    category: 'coupons',
    name: ['观演周边券包', 'Show and mall package'],
    about: [
      '五张券一次到账，门票与周边都能用，自到账日起 90 天内有效。',
      'Five coupons for tickets and merchandise, added to your account right away and valid for 90 days.',
    ],
    priceCent: 1990,
    originCent: 8000,
    tag: ['立省 60 元', 'Save ¥60'],
    coupons: ['pack-show', 'pack-show', 'pack-show', 'pack-goods', 'pack-goods'],
    deliverMethods: ['E_COUPON'],
  },
]
