import type { ShopDocumentOf } from '../../gateway/src/content/documents/document-kinds'

const DAY_MS = 86_400_000
/** Days until the first session of the show to start from. */
const FIRST_SESSION_DAYS = 45

/** Documents of a new shop: a city, a venue, a show and its terms, to be changed. */
export function firstContent(now: number): ShopDocumentOf[] {
  const day = (ahead: number) => new Date(now + (FIRST_SESSION_DAYS + ahead) * DAY_MS).toISOString().slice(0, 10)
  return [
    {
      kind: 'shop',
      id: 'shop',
      body: {
        timeZone: 'Asia/Shanghai',
        home: { spotlight: 'first-show' },
        searchWords: [{ 'zh-CN': '首场演出', 'en-US': 'The First Show' }],
      },
    },
    {
      kind: 'cities',
      id: 'shanghai',
      body: {
        name: { 'zh-CN': '上海', 'en-US': 'Shanghai' },
        pinyin: 'shang hai',
        province: '310000',
        at: [31.2304, 121.4737],
        isHot: true,
      },
    },
    {
      kind: 'venues',
      id: 'my-stage',
      body: {
        name: { 'zh-CN': '我的剧场', 'en-US': 'My Stage' },
        kind: 'theatre',
        city: 'shanghai',
        address: { 'zh-CN': '示例路1号', 'en-US': '1 Example Road' },
        directions: {
          'zh-CN': '地铁示例站1号口，步行3分钟',
          'en-US': 'Metro Example Station, exit 1, 3 minutes on foot',
        },
        at: [31.2222, 121.4581],
        capacity: 200,
      },
    },
    {
      kind: 'shows',
      id: 'first-show',
      body: {
        name: { 'zh-CN': '首场演出', 'en-US': 'The First Show' },
        category: 'theatre',
        venue: 'my-stage',
        minutes: 90,
        about: { 'zh-CN': '一段介绍。\n\n又一段介绍。', 'en-US': 'A paragraph about the show.\n\nAnother paragraph.' },
        prices: [
          { id: 'stalls', name: { 'zh-CN': '池座', 'en-US': 'Stalls' }, price: 380, stock: 120 },
          { id: 'circle', name: { 'zh-CN': '楼座', 'en-US': 'Circle' }, price: 220, stock: 80 },
        ],
        sessions: [`${day(0)} 19:30`, `${day(1)} 14:30`],
      },
    },
    ...(['service', 'privacy', 'purchase'] as const).map((type) => ({
      kind: 'agreements' as const,
      id: type,
      body: { type, ...AGREEMENTS[type], version: '1.0.0' },
    })),
  ]
}

const AGREEMENTS = {
  service: {
    title: { 'zh-CN': '用户服务协议', 'en-US': 'Terms of Service' },
    text: { 'zh-CN': '请写明您的服务条款。', 'en-US': 'Write your terms of service here.' },
  },
  privacy: {
    title: { 'zh-CN': '隐私政策', 'en-US': 'Privacy Policy' },
    text: { 'zh-CN': '请写明您如何处理个人信息。', 'en-US': 'Write here how you use personal data.' },
  },
  purchase: {
    title: { 'zh-CN': '购票须知', 'en-US': 'Terms of Purchase' },
    text: {
      'zh-CN': '请写明退票、换票与入场的规则。',
      'en-US': 'Write your rules of refunds, exchanges and entry here.',
    },
  },
}
