import type { ShopDocumentOf } from '../../gateway/src/content/documents/document-kinds'

const DAY_MS = 86_400_000
/** Days over which the sessions are spread. */
const DAYS = 300
const CATEGORIES = ['theatre', 'concert', 'exhibition', 'family'] as const

/** Documents of a large shop: shows that play at venues in turn, two sessions with three prices each. */
export function manyShows(count: { shows: number; venues: number }, now: number): ShopDocumentOf[] {
  const city: ShopDocumentOf = {
    kind: 'cities',
    id: 'city',
    body: { name: { 'zh-CN': '上海', 'en-US': 'Shanghai' }, pinyin: 'shang hai', at: [31.23, 121.47] },
  }
  const venues = Array.from({ length: count.venues }, (_, at) => venueOf(at))
  const shows = Array.from({ length: count.shows }, (_, at) => showOf(at, count.venues, now))
  return [{ kind: 'shop', id: 'shop', body: {} }, city, ...venues, ...shows]
}

function venueOf(at: number): ShopDocumentOf<'venues'> {
  return {
    kind: 'venues',
    id: `venue-${at}`,
    body: {
      name: { 'zh-CN': `剧场${at}号`, 'en-US': `Theatre ${at}` },
      kind: 'theatre',
      city: 'city',
      address: { 'zh-CN': `示例路${at}号`, 'en-US': `${at} Example Road` },
      directions: { 'zh-CN': '地铁示例站1号口', 'en-US': 'Metro Example Station, exit 1' },
      at: [31.2, 121.4],
      capacity: 500,
    },
  }
}

function showOf(at: number, venues: number, now: number): ShopDocumentOf<'shows'> {
  const day = (ahead: number) => new Date(now + (30 + ((at + ahead) % DAYS)) * DAY_MS).toISOString().slice(0, 10)
  // Characters of its own, so that the search has as much to tell apart as in a real catalogue.
  const own = String.fromCodePoint(0x4e00 + ((at * 7919) % 20_000), 0x4e00 + ((at * 104_729) % 20_000))
  return {
    kind: 'shows',
    id: `show-${at}`,
    body: {
      name: { 'zh-CN': `${own}之夜${at}`, 'en-US': `Night ${at}` },
      line: { 'zh-CN': '一盏灯，两个人', 'en-US': 'One light, two people' },
      category: CATEGORIES[at % CATEGORIES.length] ?? 'theatre',
      venue: `venue-${at % venues}`,
      minutes: 95,
      about: {
        'zh-CN': `第${at}个夜晚，守灯人等来了一位不速之客。\n\n全剧九十五分钟。`,
        'en-US': `On night ${at}, the keeper has a visitor.\n\nThe play takes ninety-five minutes.`,
      },
      performers: [
        { name: { 'zh-CN': `${own}安`, 'en-US': `Performer ${at}` }, role: { 'zh-CN': '守灯人', 'en-US': 'Keeper' } },
      ],
      prices: [
        { id: 'front', name: { 'zh-CN': '一等票', 'en-US': 'First class' }, price: 380, stock: 100 },
        { id: 'middle', name: { 'zh-CN': '二等票', 'en-US': 'Second class' }, price: 280, stock: 100 },
        { id: 'back', name: { 'zh-CN': '三等票', 'en-US': 'Third class' }, price: 180, stock: 100 },
      ],
      sessions: [`${day(0)} 19:30`, `${day(1)} 14:30`],
    },
  }
}
