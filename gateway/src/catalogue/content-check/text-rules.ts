import type { LocalText } from '../../texts/text'
import type { CheckedContent, Finding } from './finding'

interface Field {
  place: string
  text: LocalText
}

function isLocalText(value: object): value is LocalText {
  return 'zh-CN' in value || 'en-US' in value || 'zh-MO' in value
}

/** Every text of the content with its path, each wording once. */
function everyText(content: CheckedContent): Field[] {
  const fields = new Map<string, Field>()
  const visit = (value: unknown, place: string): void => {
    if (value === null || typeof value !== 'object') return
    if (isLocalText(value)) {
      const key = [value['zh-CN'], value['zh-MO'], value['en-US']].join('\n')
      if (!fields.has(key)) fields.set(key, { place, text: value })
      return
    }
    for (const [name, inner] of Object.entries(value)) visit(inner, `${place}/${name}`)
  }
  const { shows, venues, tours, offers } = content
  for (const [name, part] of Object.entries({ shows, venues, tours, offers })) visit(part, name)
  for (const { showId, sessions } of shows) {
    for (const { seatPlans } of sessions) visit(seatPlans, `shows/${showId}/seatPlans`)
  }
  return [...fields.values()]
}

/** Characters that only simplified Chinese has, among the most frequent ones. */
export const SIMPLIFIED = /[们这说门问间国东车书页风飞马鸟鱼长张时实开关发样观场馆现买卖钱订单预约]/
const HAN = /\p{Script=Han}/u
const BRANDS =
  /mastercard|万事达|\bvisa\b|银联|unionpay|american express|disney|迪士尼|\bmarvel\b|漫威|\bnike\b|耐克|adidas|阿迪达斯|coca-?cola|可口可乐|starbucks|星巴克|\blego\b|乐高|pok[eé]mon|宝可梦|hello kitty|taylor swift|周杰伦|五月天/i

/** Missing languages and foreign characters. */
function languagesOf({ place, text }: Field): Finding[] {
  const missing = (['zh-CN', 'zh-MO', 'en-US'] as const).filter((locale) => !text[locale]?.trim())
  if (missing.length > 0) {
    return [{ rule: 'language', place, value: missing.join(', '), words: 'The text is missing in this language.' }]
  }
  const han = HAN.exec(text['en-US'])?.[0]
  const simplified = SIMPLIFIED.exec(text['zh-MO'])?.[0]
  return [
    ...(han
      ? [{ rule: 'chinese-in-english', place, value: han, words: 'The English text has Chinese characters.' }]
      : []),
    ...(simplified
      ? [
          {
            rule: 'simplified-in-macau',
            place,
            value: simplified,
            words: 'The text for Macau is in simplified characters.',
          },
        ]
      : []),
  ]
}

function brandsOf({ place, text }: Field): Finding[] {
  const value = [text['zh-CN'], text['en-US']].flatMap((one) => BRANDS.exec(one ?? '')?.[0] ?? [])[0]
  const words = 'Names a brand or an artist whose permission a shop needs.'
  return value === undefined ? [] : [{ rule: 'brand', place, value, words }]
}

/** English of the titles in 「」, by tour. */
function tourTitles({ tours }: CheckedContent): ReadonlyMap<string, string> {
  return new Map(
    tours.flatMap(({ name }) => {
      const title = /「([^」]+)」/.exec(name['zh-CN'])?.[1]
      const english = /["“]([^"”]+)["”]/.exec(name['en-US'])?.[1]
      return title && english ? [[title, english] as const] : []
    }),
  )
}

/** Texts of one tour with another English name. */
function namesOf({ place, text }: Field, titles: ReadonlyMap<string, string>): Finding[] {
  const quoted = Array.from((text['zh-CN'] ?? '').matchAll(/「([^」]+)」/g), ([, title = '']) => title)
  return quoted.flatMap((title) => {
    const english = titles.get(title)
    if (english === undefined || text['en-US']?.includes(english)) return []
    const words = `The tour is called “${english}” elsewhere.`
    return [{ rule: 'two-names', place, value: text['en-US'], words }]
  })
}

/** Contradictions in the wording of any text. */
export function checkTexts(content: CheckedContent): Finding[] {
  const titles = tourTitles(content)
  return everyText(content).flatMap((field) => [...languagesOf(field), ...brandsOf(field), ...namesOf(field, titles)])
}

const CIRCLE = /<circle cx="([\d.]+)" cy="([\d.]+)" r="([\d.]+)" fill="([^"]+)"/g

/** Two full circles of one size that overlap side by side, as in a card network's mark. */
function hasLinkedCircles(svg: string): boolean {
  const circles = Array.from(svg.matchAll(CIRCLE), ([, x, y, r, fill]) => ({
    x: Number(x),
    y: Number(y),
    r: Number(r),
    fill,
  }))
  return circles.some((a) =>
    circles.some(
      (b) => a.y === b.y && a.r === b.r && a.fill !== b.fill && b.x > a.x + a.r * 0.5 && b.x < a.x + a.r * 2,
    ),
  )
}

/** Pictures that name a brand or look like one. */
export function checkPictures({ pictures }: CheckedContent): Finding[] {
  return Object.entries(pictures).flatMap(([name, svg]) => {
    const value = BRANDS.exec(svg)?.[0] ?? (hasLinkedCircles(svg) ? 'two linked circles' : undefined)
    const words = 'Shows the mark of a brand.'
    return value === undefined ? [] : [{ rule: 'brand-picture', place: `picture ${name}`, value, words }]
  })
}
