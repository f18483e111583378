import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../run-command'

/** A row of the table that vendors' privacy forms ask for. */
export interface CollectedData {
  what: string
  when: string
  why: string
  /** Vendors list it apart and want a consent of its own for it. */
  isSensitive?: true
  /** Input fields of the contracts that send it. */
  fields: readonly string[]
  /** Vendors' calls and buttons that read it. */
  calls?: readonly string[]
}

/** Personal data that the app reads or sends. A test compares it with every input of the contracts and every call. */
export const COLLECTED: readonly CollectedData[] = [
  {
    what: 'phone number',
    when: "at the login, by the vendor's button or typed; for a parcel, a contact of an order, a transfer, an invoice",
    why: 'to know the buyer, and to say when a show changes',
    fields: [
      'cellphone',
      'countryCode',
      'cellphoneCountryCode',
      'phoneNo',
      'transfereePhone',
      'contact',
      'encryptedData',
    ],
    calls: ['getPhoneNumber', 'getAuthorize'],
  },
  {
    what: 'e-mail address',
    when: 'at a login by e-mail; for invoices and electronic tickets',
    why: 'to know the buyer, and to send invoices',
    fields: ['email', 'contactType'],
  },
  {
    what: 'password',
    when: 'at a login by e-mail',
    why: 'to know the buyer; stored as a hash',
    fields: ['password', 'oldPassword', 'newPassword'],
  },
  {
    what: 'identifiers of the vendor’s account (openid, unionid), of Apple or Google',
    when: 'at the login and at a payment',
    why: 'to know the buyer, and to start the payment',
    fields: ['openId', 'unionId', 'thirdPartyOpenId', 'thirdPartyUserId', 'identityToken', 'credential', 'authCode'],
    calls: ['login'],
  },
  {
    what: 'nickname, picture, birthday, gender',
    when: 'when a member fills in the profile',
    why: 'to greet the member, and for a present on the birthday',
    fields: ['nickname', 'avatar', 'birthday', 'gender'],
  },
  {
    what: 'name and identity document',
    when: 'at a show that asks for real names, for a card of privileges, at a certification',
    why: 'the organiser checks them at the gate',
    isSensitive: true,
    fields: ['name', 'idNo', 'idType', 'identityName', 'identityNo', 'identityType', 'attendees', 'visitors', 'isSelf'],
  },
  {
    what: 'face',
    when: 'when the user chooses to be certified by face; a service of the vendor or the merchant reads it, and the shop receives its result',
    why: 'to certify the user’s identity',
    isSensitive: true,
    fields: ['faceToken'],
  },
  {
    what: 'student’s certificate',
    when: 'when the user asks for a student’s price',
    why: 'to check the right to the price',
    isSensitive: true,
    fields: ['authChannel'],
  },
  {
    what: 'name, picture, company and answers of an applicant',
    when: 'when the user applies for a work permit, registers for an opening, enters a contest or joins a waiting list',
    why: 'the organiser decides by them',
    fields: ['photoUrl', 'company', 'areas', 'answers', 'wishes'],
  },
  {
    what: 'delivery address',
    when: 'at a ticket on paper, goods or a printed stub',
    why: 'to send it',
    fields: ['address', 'receiver', 'detailAddress', 'provinceId', 'districtId'],
  },
  {
    what: 'number plate',
    when: 'when the user pays for parking',
    why: 'to find the parked car',
    fields: ['plateNo'],
  },
  {
    what: 'title, tax number and bank account of an invoice',
    when: 'when the user asks for an invoice',
    why: 'to issue it',
    fields: ['invoiceTitle', 'taxpayerId', 'bankName', 'bankAccount'],
  },
  {
    what: 'orders, payments, votes, coupons and settings',
    when: 'when the user buys, pays, votes or sets something',
    why: 'to fulfil it',
    fields: [
      'remark',
      'message',
      'inscription',
      'reason',
      'messages',
      'agreed',
      'agreedPolicyIds',
      'policyIds',
      'favorite',
    ],
  },
  {
    what: 'place',
    when: 'when the user asks for it',
    why: 'the city, and how far a venue is',
    fields: ['lat', 'lng', 'locationCityId'],
    calls: ['getLocation'],
  },
  {
    what: 'model and system of the phone, and taps in the app',
    when: 'while the app is open; before a purchase that the shop guards against robots',
    why: 'to find faults, count visits and reject robots',
    fields: ['device', 'events', 'trail', 'fingerprint', 'payload', 'osType', 'browserType', 'clientReadTime'],
    calls: ['getDeviceInfo', 'getSystemInfoSync', 'getAppBaseInfo'],
  },
  { what: 'searches', when: 'when the user searches', why: 'to find shows', fields: ['keyword'] },
  { what: 'camera', when: 'when the user scans a code', why: 'to open what is in it', fields: [], calls: ['scanCode'] },
  {
    what: 'album, to read',
    when: 'when the user picks a picture',
    why: "the user's own picture",
    fields: [],
    calls: ['chooseImage', 'chooseMedia'],
  },
  {
    what: 'album, to write',
    when: 'when the user saves a poster',
    why: 'to keep it',
    fields: [],
    calls: ['saveImageToPhotosAlbum'],
  },
  {
    what: 'clipboard, to write',
    when: 'when the user copies a number',
    why: 'to paste it',
    fields: [],
    calls: ['setClipboardData'],
  },
  {
    what: 'calendar (WeChat, Douyin)',
    when: 'when the user adds a show',
    why: 'to be reminded',
    fields: [],
    calls: ['addPhoneCalendar', 'addCalendarEvent'],
  },
  {
    what: 'screenshots (that one was taken)',
    when: 'while an entry code is open',
    why: 'to warn that a picture of the code does not open the gate',
    fields: [],
    calls: ['onUserCaptureScreen'],
  },
]

const FILE = path.join(ROOT, 'docs/release.md')
const BEGIN = '<!-- collected data: made by `npm run generate:collected-data` -->'
const END = '<!-- /collected data -->'

/** docs/release.md with the table in its place. */
export function withCollectedData(document: string): string {
  const [before, rest = ''] = document.split(BEGIN)
  const [, after = ''] = rest.split(END)
  const rows = COLLECTED.map(
    ({ what, when, why, isSensitive }) => `| ${what}${isSensitive ? ' (sensitive)' : ''} | ${when} | ${why} |`,
  )
  return `${before}${BEGIN}\n| What | When | Why |\n|---|---|---|\n${rows.join('\n')}\n${END}${after}`
}

if (require.main === module) writeFileSync(FILE, withCollectedData(readFileSync(FILE, 'utf8')))
