import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import type { LoginMethod } from '@/contracts/account/login-or-register'
import type { IdType } from '@/contracts/attendee/attendee'
import type { CaptchaType } from '@/contracts/risk/record-captcha'
import type { Wish } from '@/contracts/show/get-prefilled-info'
import type { Locale } from '@/domain/locale'
import { epochMs } from './columns'

export const users = pgTable(
  'users',
  {
    id: text('id').primaryKey(),
    /** None for an account that came by another way and has no phone yet. */
    areaCode: text('area_code'),
    cellphone: text('cellphone'),
    /** Proved address in lower case. It identifies no account, several may have the same: logins use `identities`. */
    email: text('email'),
    /** Time of the first proof of a phone; null for an account that never had one, and so has no other data. */
    boundAt: epochMs('bound_at'),
    nickname: text('nickname').notNull(),
    /** Path of an uploaded picture on this gateway; without one the shop draws a face. */
    avatar: text('avatar'),
    gender: text('gender').$type<'MALE' | 'FEMALE'>(),
    /** `yyyy-MM-dd` */
    birthday: text('birthday'),
    messageLanguage: text('message_language').$type<Locale>(),
    /** Consent to messages of the shop: reminders, coupons, transfers. */
    wantsMessages: boolean('wants_messages').notNull().default(true),
    createdAt: epochMs('created_at').notNull(),
  },
  (table) => [
    unique('users_by_phone').on(table.areaCode, table.cellphone),
    index('users_by_birthday').on(sql`substr(${table.birthday}, 6)`),
  ],
)

/** Owner of the row. */
export const userIdColumn = () =>
  text('user_id')
    .notNull()
    .references(() => users.id)

/** A login on a device. Tokens are kept as hashes only. */
export const logins = pgTable(
  'logins',
  {
    id: text('id').primaryKey(),
    userId: userIdColumn(),
    /** Login method of the user; shops may stop offering one. */
    method: text('method').$type<LoginMethod>().notNull().default('CELLPHONE'),
    accessHash: text('access_hash').notNull(),
    accessExpiresAt: epochMs('access_expires_at').notNull(),
    refreshHash: text('refresh_hash').notNull(),
    refreshExpiresAt: epochMs('refresh_expires_at').notNull(),
    /** The refresh token before this one: a client that lost the answer may come with it for a while. */
    previousRefreshHash: text('previous_refresh_hash'),
    previousUntil: epochMs('previous_until'),
    /** Refresh token that the present tokens were made with, besides the previous one. */
    renewalNonce: text('renewal_nonce'),
    endedAt: epochMs('ended_at'),
    /** Terminal of the app, such as WEIXIN_MINI; empty for a login that is older than this column. */
    terminal: text('terminal').notNull().default(''),
    /** A keyed hash of the network it was made in. */
    caller: text('caller').notNull().default(''),
    createdAt: epochMs('created_at').notNull().default(0),
    lastSeenAt: epochMs('last_seen_at').notNull().default(0),
  },
  (table) => [index('logins_by_user').on(table.userId), unique('logins_by_access').on(table.accessHash)],
)

/** Users by what they are known by besides their phone: a provider's name for them, or an e-mail address they have proved. */
export const identities = pgTable(
  'identities',
  {
    kind: text('kind').$type<Exclude<LoginMethod, 'CELLPHONE'>>().notNull(),
    /** Of a channel with the code of the channel before it; an e-mail address in small letters. */
    subject: text('subject').notNull(),
    userId: userIdColumn(),
    createdAt: epochMs('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.subject] }),
    index('identities_by_user').on(table.userId),
    uniqueIndex('identities_one_email').on(table.userId).where(sql`${table.kind} = 'EMAIL'`),
  ],
)

/** Users by their vendor's id; without a user until a phone is verified. */
export const vendorAccounts = pgTable('vendor_accounts', {
  openId: text('open_id').primaryKey(),
  /** Hash of the key of the last login: anyone who knows it is the vendor's user. */
  sessionHash: text('session_hash').notNull().default(''),
  /** The vendor's key of that login: decrypts what the vendor gives the device. Never leaves the gateway. */
  vendorKey: text('vendor_key').notNull().default(''),
  /** Last visit of the vendor's user, epoch ms. */
  seenAt: epochMs('seen_at').notNull().default(0),
  userId: text('user_id').references(() => users.id),
})

export const photoCaptchas = pgTable('photo_captchas', {
  id: text('id').primaryKey(),
  answer: text('answer').notNull(),
  expiresAt: epochMs('expires_at').notNull(),
})

/** Riddles of the risk service that wait for their one try. */
export const riskCaptchas = pgTable('risk_captchas', {
  id: text('id').primaryKey(),
  kind: text('kind').$type<CaptchaType>().notNull(),
  scope: text('scope').notNull(),
  showId: text('show_id').notNull(),
  answer: text('answer').notNull(),
  expiresAt: epochMs('expires_at').notNull(),
})

/** Proofs of the risk service that were used up. */
export const usedProofs = pgTable('used_proofs', {
  id: text('id').primaryKey(),
  expiresAt: epochMs('expires_at').notNull(),
})

export const verifyCodes = pgTable(
  'verify_codes',
  {
    id: text('id').primaryKey(),
    areaCode: text('area_code').notNull(),
    cellphone: text('cellphone').notNull(),
    /** Hash of the id and the code. */
    codeHash: text('code').notNull(),
    /** Caller who requested it: only their own next code replaces it. */
    caller: text('caller').notNull().default(''),
    sentAt: epochMs('sent_at').notNull(),
    expiresAt: epochMs('expires_at').notNull(),
    isUsed: boolean('is_used').notNull().default(false),
  },
  (table) => [index('verify_codes_by_phone').on(table.areaCode, table.cellphone, table.sentAt)],
)

export const attendees = pgTable(
  'attendees',
  {
    id: text('id').primaryKey(),
    userId: userIdColumn(),
    name: text('name').notNull(),
    countryCode: text('country_code').notNull(),
    idType: text('id_type').$type<IdType>().notNull(),
    idNo: text('id_no').notNull(),
    cellphone: text('cellphone'),
    cellphoneAreaCode: text('cellphone_area_code'),
    /** The user; one of theirs at most. */
    isSelf: boolean('is_self').notNull().default(false),
    createdAt: epochMs('created_at').notNull(),
  },
  (table) => [unique('attendees_once').on(table.userId, table.idType, table.idNo)],
)

export const addresses = pgTable(
  'addresses',
  {
    id: text('id').primaryKey(),
    userId: userIdColumn(),
    receiver: text('receiver').notNull(),
    cellphone: text('cellphone').notNull(),
    countryCode: text('country_code').notNull(),
    provinceId: text('province_id').notNull(),
    cityId: text('city_id').notNull(),
    districtId: text('district_id').notNull(),
    detailAddress: text('detail_address').notNull(),
    isDefault: boolean('is_default').notNull(),
    createdAt: epochMs('created_at').notNull(),
  },
  (table) => [index('addresses_by_user').on(table.userId)],
)

/** Subscriptions to the return of tickets of a seat plan. */
export const backInStockRequests = pgTable(
  'lack_registrations',
  {
    id: text('id').primaryKey(),
    userId: userIdColumn(),
    seatPlanId: text('seat_plan_id').notNull(),
    qty: integer('qty').notNull(),
    /** The language that the user is notified in. */
    locale: text('locale').$type<Locale>().notNull(),
    createdAt: epochMs('created_at').notNull(),
  },
  (table) => [
    unique('lack_registrations_once').on(table.userId, table.seatPlanId),
    index('lack_registrations_by_plan').on(table.seatPlanId),
  ],
)

/** Popup notices that users have read. */
export const noticeReads = pgTable(
  'notice_reads',
  {
    userId: userIdColumn(),
    announcementId: text('announcement_id').notNull(),
    showId: text('show_id').notNull(),
    pageSource: text('page_source').notNull(),
    readAt: epochMs('read_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.announcementId, table.showId] })],
)

/** Preparations of users for the sale of a show. */
export const prefilledInfos = pgTable(
  'prefilled_infos',
  {
    userId: userIdColumn(),
    showId: text('show_id').notNull(),
    /** Wishes in the order of preference. */
    wishes: jsonb('wishes').$type<readonly Wish[]>().notNull(),
    attendeeIds: jsonb('attendee_ids').$type<readonly string[]>().notNull(),
    cellphone: text('cellphone').notNull(),
    countryCode: text('country_code').notNull(),
    addressId: text('address_id'),
    savedAt: epochMs('saved_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.showId] })],
)
