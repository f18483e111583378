import { MAINLAND_AREA_CODE } from './area-code'
import { type PhoneNumber, phoneDigits, phoneError } from './phone'

/** A pasted text with its phone taken out. */
export interface ContactText {
  phone: PhoneNumber | null
  /** The rest, part by part; `PHONE_PART` where the phone was, `NAME_MARK` before a part with the label of a name. */
  parts: string[]
  /** Digits to dial after the phone; empty without an extension. */
  extension: string
  /** Numbers that belong into no parcel's address: documents, masked and unserved phones. */
  unread: string[]
}

export const PHONE_PART = '\u0001'
export const NAME_MARK = '\u0002'

const NAME_LABELS = '(?:收货|收貨|收件)?人?姓名|收货人|收貨人|收件人|联系人|聯絡人'
const OTHER_LABELS =
  '手机号码?|手機號碼?|手机|手機|联系电话|聯絡電話|电话号码|電話號碼|电话|電話|所在地区|所在地區|详细地址|詳細地址|收货地址|收貨地址|地址|身份证号?码?|身份證號?碼?|邮编|郵編'
const labels = (words: string) =>
  new RegExp(`[【[]\\s*(?:${words})\\s*[】\\]]\\s*:?|(?:${words})(?:\\s*:|(?=\\s*[+\\d]))`, 'g')
const NAME_LABEL = labels(NAME_LABELS)
const OTHER_LABEL = labels(OTHER_LABELS)

/** A mainland number, in groups or in one, with its area code or without. */
const MAINLAND_PHONE = /(^|\D)(?:(?:\+|00)?86[\s-]?)?(1\d{2}[\s-]?\d{4}[\s-]?\d{4})(?!\d)/
/** Numbers of Hong Kong, Macau and Taiwan, which need their area code to be distinguished from house numbers. */
const OTHER_PHONE = /(^|\D)(?:\+|00)(852|853|886)[\s-]?(\d[\d\s-]{6,10}\d)(?!\d)/
const EXTENSION = /^\s*(?:转|轉|分机|分機|ext\.?|#|-)\s*(\d{1,6})(?![\d号號])/i
const UNREAD = [
  // A citizen's document.
  /(^|\D)(\d{17}[\dXx])(?![\dXx])/,
  // A masked phone.
  /(^|\D)(\d{2,4}[*•●]{2,}\d{2,4})(?!\d)/,
  // A phone of another country.
  /(^|\D)((?:\+|00)\d[\d\s()-]{6,18}\d)(?!\d)/,
]
const BREAKS = /[,;|、。\n\t]+|[-—_~=]{2,}/

/** Reads phone, labels and numbers of a pasted address; the parts that remain are the name and the place. */
export function readContactText(pasted: string): ContactText {
  const text = pasted
    .normalize('NFKC')
    .replace(NAME_LABEL, `\n${NAME_MARK}`)
    .replace(OTHER_LABEL, '\n')
    .replace(/中华人民共和国|中国(?=[\u3400-\u9fff]{1,8}[省市区])/g, ' ')
  const [document] = UNREAD
  const own = takeOut(text, document ? [document] : [])
  const { phone, extension, rest } = takePhone(own.rest)
  const others = takeOut(rest, UNREAD)
  const parts = others.rest.split(BREAKS).map((part) => part.replace(/^[\s/:]+|[\s/:]+$/g, ''))
  return { phone, extension, unread: [...own.taken, ...others.taken], parts: parts.filter((part) => part !== '') }
}

function takePhone(text: string): Pick<ContactText, 'phone' | 'extension'> & { rest: string } {
  const mainland = MAINLAND_PHONE.exec(text)
  const match = mainland ?? OTHER_PHONE.exec(text)
  const none = { phone: null, extension: '', rest: text }
  if (match === null) return none
  const [whole, before = '', first = '', second = ''] = match
  const phone = mainland
    ? { countryCode: MAINLAND_AREA_CODE, cellphone: phoneDigits(first) }
    : { countryCode: first, cellphone: second.replace(/\D/g, '') }
  if (phoneError(phone.cellphone, phone.countryCode, []) !== null) return none
  const after = text.slice(match.index + whole.length)
  const [dialled = '', extension = ''] = EXTENSION.exec(after) ?? []
  const rest = `${text.slice(0, match.index)}${before}\n${PHONE_PART}\n${after.slice(dialled.length)}`
  return { phone, extension, rest }
}

function takeOut(text: string, patterns: readonly RegExp[]): { rest: string; taken: string[] } {
  const taken: string[] = []
  let rest = text
  for (const pattern of patterns) {
    rest = rest.replace(new RegExp(pattern, 'g'), (_whole, before: string, number: string) => {
      taken.push(number.trim())
      return `${before}\n`
    })
  }
  return { rest, taken }
}
