import type { Region } from '@/contracts/region/list-provinces'
import { MAINLAND_AREA_CODE } from './area-code'
import { type PhoneNumber, phoneDigits, phoneError } from './phone'

/** Part of a pasted text with the recipient's name and phone; the rest is the place. */
export interface SplitContact {
  /** Empty if nothing can be a name. */
  receiver: string
  phone: PhoneNumber | null
  place: string
}

/** Words that order pages write before the parts of an address. */
const LABELS =
  /(收货人|收貨人|收件人|联系人|聯絡人|姓名|手机号码?|手機號碼?|手机|手機|联系电话|聯絡電話|电话|電話|所在地区|所在地區|详细地址|詳細地址|收货地址|收貨地址|地址)\s*:\s*/g
/** A mainland number, in groups or in one, with its area code or without. */
const MAINLAND_PHONE = /(^|\D)(?:(?:\+|00)?86[\s-]?)?(1\d{2}[\s-]?\d{4}[\s-]?\d{4})(?!\d)/
/** Numbers of Hong Kong, Macau and Taiwan, which need their area code to be distinguished from house numbers. */
const OTHER_PHONE = /(^|\D)(?:\+|00)(852|853|886)[\s-]?(\d[\d\s-]{6,10}\d)(?!\d)/
const BREAKS = /[,;|\s]+/
/** A name in Chinese characters, rare ones included, in one part or with dots. */
const NAME = /^[\u3400-\u9fff\ud840-\udfff·]{2,20}$/
/** A part of an address rather than a name. */
const PLACE = /[省市区區县縣镇鎮乡鄉村路街道巷弄号號栋棟楼樓室座层層州]/
const LONGEST_NAME = 4

/**
 * Takes a whole address apart, as it is copied from an order or a chat. Nothing is guessed: a text without a number has
 * none, and what cannot be a name stays with the place.
 */
export function splitContact(pasted: string): SplitContact {
  const text = pasted.normalize('NFKC').replace(LABELS, ' ').trim()
  const { phone, others } = extractPhone(text)
  const parts = others.flatMap((part) => part.split(BREAKS)).filter((part) => part !== '')
  const at = parts.findIndex(isName)
  return {
    receiver: parts[at] ?? '',
    phone,
    place: parts.filter((_part, index) => index !== at).join(' '),
  }
}

function extractPhone(text: string): { phone: PhoneNumber | null; others: string[] } {
  const mainland = MAINLAND_PHONE.exec(text)
  const found = mainland ?? OTHER_PHONE.exec(text)
  if (found === null) return { phone: null, others: [text] }
  const [whole, before = ''] = found
  const phone = mainland
    ? { countryCode: MAINLAND_AREA_CODE, cellphone: phoneDigits(found[2] ?? '') }
    : { countryCode: found[2] ?? '', cellphone: phoneDigits(found[3] ?? '') }
  if (phoneError(phone.cellphone, phone.countryCode, []) !== null) return { phone: null, others: [text] }
  return { phone, others: [text.slice(0, found.index) + before, text.slice(found.index + whole.length)] }
}

function isName(part: string): boolean {
  const isShort = Array.from(part).length <= LONGEST_NAME || part.includes('·')
  return isShort && NAME.test(part) && !PLACE.test(part)
}

const SUFFIX = /(特别行政区|壮族自治区|回族自治区|维吾尔自治区|自治区|省|市)$/

/** The region that a place begins with, by its whole name or without 省 and 市, and what follows it; null for none. */
export function extractRegion<R extends Pick<Region, 'name'>>(
  regions: readonly R[],
  place: string,
): { region: R; rest: string } | null {
  const text = place.trim()
  for (const shorten of [false, true]) {
    for (const region of regions) {
      // In English the name in letters stands before the Chinese one.
      const name = region.name.split(' ').pop() ?? ''
      const begin = shorten ? name.replace(SUFFIX, '') : name
      if (begin.length >= 2 && text.startsWith(begin)) return { region, rest: text.slice(begin.length).trim() }
    }
  }
  return null
}
