import { catalogueCategories } from '../catalogue/categories'
import type { Home, HomeIcon, HomeTarget, Notice, Slide, SlideArt } from '../catalogue/entities/home'
import { stableId } from '../stable-id'
import { localText, pairText, type TextPair } from '../texts/local-text'
import { showIdOf, tourIdOf } from './demo-ids'
import { NAMED_SHOWS } from './named-shows'

function show(key: string): HomeTarget {
  return { kind: 'show', showId: showIdOf(key) }
}

function tour(key: string): HomeTarget {
  return { kind: 'tour', tourId: tourIdOf(key) }
}

const SLIDES: readonly (readonly [SlideArt, TextPair, TextPair, HomeTarget])[] = [
  [
    'starlight',
    ['今夜，与星河同行', 'Tonight with the Stars'],
    ['林屿巡回演唱会 七城开票', 'Lin Yu on tour in seven cities'],
    tour('xinghe'),
  ],
  [
    'opera-moon',
    ['一梦牡丹亭', 'A Dream of Peonies'],
    ['昆曲经典 海上大剧院驻演', 'Kunqu at the Haishang Grand Theatre'],
    show('mudanting@sh-grand'),
  ],
  [
    'weekend-picks',
    ['这个周末看什么', 'What’s on this weekend'],
    ['脱口秀·展览·小剧场', 'Stand-up, exhibitions, black box'],
    { kind: 'page', name: 'all' },
  ],
  [
    'family-day',
    ['带孩子去看世界', 'See the world together'],
    ['亲子剧场 家庭套票立省', 'Family theater, family tickets'],
    { kind: 'category', code: 'ErTongQinZi' },
  ],
  [
    'golden-gala',
    ['圆舞曲之夜', 'A Night of Waltzes'],
    ['即将开售 早鸟八五折', 'On sale soon, early birds 15% off'],
    tour('yuanwuqu'),
  ],
]

const ANNOUNCEMENTS: readonly { key: string; title: TextPair; content: TextPair; mustReadAll: boolean }[] = [
  {
    key: 'anti-fraud',
    title: ['谨防诈骗：客服不会索要验证码', 'Beware of fraud: we never ask for codes'],
    content: [
      '<p>近期有人冒充平台客服，以“演出取消退款”为由索要<strong>短信验证码</strong>。</p><ul><li>退款均按原支付渠道自动退回，无需提供任何验证码。</li><li>请勿点击陌生短信中的链接。</li><li>如有疑问，请在“我的”页面联系在线客服。</li></ul>',
      '<p>Someone is impersonating our support team and asking for <strong>text message codes</strong> to refund canceled shows.</p><ul><li>Refunds return to your original payment method. No code is ever needed.</li><li>Don’t open links in unknown messages.</li><li>When in doubt, contact us under “Account”.</li></ul>',
    ],
    mustReadAll: true,
  },
  {
    key: 'real-name',
    title: [
      '部分演出实行一票一证，请提前备好观演人证件',
      'Some shows need a name on every ticket. Have your documents ready.',
    ],
    content: [
      '<p>抢票前请<strong>备好证件</strong>，下单时添加观演人并核对证件信息；添加过的观演人再次下单时可直接选择。</p>',
      '<p>Please have your <strong>documents ready</strong> before the sale begins. Add attendees and check their details when you order. Next time, you can simply choose them.</p>',
    ],
    mustReadAll: false,
  },
  {
    key: 'wallet',
    title: ['电子票收在票夹里，没有网络也能打开', 'E-tickets in Tickets open even offline'],
    content: [
      '<p>入场前打开票夹，选择门票即可看到入场码。最近打开过的门票会保存在手机里，场馆信号不佳时也能出示。</p>',
      '<p>Open a ticket in Tickets to show its entry code. Tickets you’ve opened before are saved on your phone, for venues with a poor signal.</p>',
    ],
    mustReadAll: false,
  },
]

const SEARCH_WORDS: readonly TextPair[] = [
  ['林屿', 'Lin Yu'],
  ['天鹅湖', 'Swan Lake'],
  ['脱口秀', 'Stand-up'],
  ['牡丹亭', 'The Peony Pavilion'],
  ['亲子剧场', 'Family'],
  ['光影展', 'Light show'],
  ['圆舞曲之夜', 'Night of Waltzes'],
  ['篮球', 'Basketball'],
]

const SHOW_SLIDE: readonly string[] = [
  NAMED_SHOWS.simpleConcert,
  NAMED_SHOWS.realNamePerOrder,
  showIdOf('tiane@sh-grand'),
  NAMED_SHOWS.pickUp,
  NAMED_SHOWS.exhibition,
  showIdOf('yunduo@sh-grand'),
  showIdOf('haitun@sh-arena'),
  NAMED_SHOWS.childTicket,
]

function icons(): readonly HomeIcon[] {
  const badges: Readonly<Record<string, TextPair>> = { YanChangHui: ['热', 'Hot'] }
  const categories = catalogueCategories()
    .filter(({ code }) => code !== 'ALL')
    .map(({ code, name }): HomeIcon => {
      const badge = badges[code]
      return {
        icon: code,
        name,
        badge: badge === undefined ? null : pairText(badge),
        target: { kind: 'category', code },
      }
    })
  return [
    ...categories,
    { icon: 'venues', name: localText('场馆', 'Venues'), badge: null, target: { kind: 'page', name: 'venues' } },
    {
      icon: 'coupons',
      name: localText('领券中心', 'Coupons'),
      badge: localText('券', 'Deals'),
      target: { kind: 'page', name: 'coupons' },
    },
  ]
}

/** Home page content of the demo shop. */
export function demoHome(): Home {
  return {
    searchPlaceholder: localText('搜索演出、艺人、场馆', 'Search shows, artists, venues'),
    searchWords: SEARCH_WORDS.map(pairText),
    slides: SLIDES.map(
      ([art, title, subtitle, target]): Slide => ({
        slideId: stableId(`slide:${art}`),
        art,
        title: pairText(title),
        subtitle: pairText(subtitle),
        target,
      }),
    ),
    icons: icons(),
    announcements: ANNOUNCEMENTS.map(
      (row): Notice => ({
        noticeId: stableId(`announcement:${row.key}`),
        title: pairText(row.title),
        content: pairText(row.content),
        mustReadAll: row.mustReadAll,
      }),
    ),
    layout: 'SHOWCASE',
    spotlightShowId: NAMED_SHOWS.realNamePerOrder,
    showSlide: { title: localText('近期热门', 'Hot right now'), showIds: SHOW_SLIDE },
    recommendTitle: localText('为您推荐', 'Recommended for you'),
  }
}
