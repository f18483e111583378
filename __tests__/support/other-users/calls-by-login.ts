import { count, eq } from 'drizzle-orm'
import { getConsents } from '@/contracts/account/get-consents'
import { getProfile } from '@/contracts/account/get-profile'
import { listLogins } from '@/contracts/account/list-logins'
import { listCertifications } from '@/contracts/certification/list-certifications'
import { obtainCoupon } from '@/contracts/coupon/obtain-coupon'
import { listFavorites } from '@/contracts/favorite/list-favorites'
import { setFavorite } from '@/contracts/favorite/set-favorite'
import { getLayout } from '@/contracts/layout/get-layout'
import { allowCouponReminder } from '@/contracts/message/allow-coupon-reminder'
import { querySubscriptions } from '@/contracts/show/query-subscriptions'
import { savePrefilledInfo } from '@/contracts/show/save-prefilled-info'
import { setReminder } from '@/contracts/show/set-reminder'
import { getTour } from '@/contracts/tour/get-tour'
import { DEFAULT_SITE_ID } from '@/domain/catalogue'
import { noticeReads } from '../../../gateway/src/database/schema/people'
import { tourIdOf } from '../../../gateway/src/demo/demo-ids'
import { NAMED_SHOWS } from '../../../gateway/src/demo/named-shows'
import { DEMO_SHOW_GROUPS } from '../../../gateway/src/demo/show-groups'
import { sandbox } from '../sandbox-shop'
import { permitOf, registrationOf } from './applications'
import { faceOf } from './certifications'
import { invoiceOf } from './invoices'
import { otherLogin } from './logins'
import { pastVoucher } from './past-voucher'
import { CONTACT, type Person, RIGHTS_CARD } from './person'
import { usedVoucherOf } from './stubs'

/** A call that is given nothing of a user's: who is logged in says whose things it is about. */
interface CallByLogin {
  input?: object | ((person: Person) => Promise<object>)
}

/** Calls that read data of their user. */
interface Read extends CallByLogin {
  /** Creates a record of a person that the call returns. */
  make(person: Person): Promise<unknown>
}

/** Calls that change data of their user. */
interface Change extends CallByLogin {
  /** Visible part of it. */
  sees(person: Person): Promise<unknown>
}

const PAGE = { offset: 0, length: 20 }
const REMINDER = { appId: 'wx1', remindSubscribeTypeEnums: 'COUPON_TEMPLATE_EXPIRE' as const }
const SALE = { targetId: NAMED_SHOWS.preSale, targetType: 'SHOW', remindType: 'SALE' } as const
const BY_SMS = { showId: NAMED_SHOWS.preSale, remindNotifyAheadOfMinutes: 30, method: 'SMS', enabled: true } as const
const KEPT = { targetId: NAMED_SHOWS.simpleConcert, targetType: 'SHOW', favorite: true } as const
const [, CITIES] = DEMO_SHOW_GROUPS
const TOUR_ID = tourIdOf('xinghe')

const grant = (kind: string, more: object) => (person: Person) =>
  sandbox(person.shop, `users/${person.userId}/grant`, { kind, ...more })
const points = grant('points', { amount: 700 })
const growth = grant('growth', { amount: 700 })
const member = grant('level', {})
const placed = (person: Person) => person.placed()
const bill = (person: Person) => person.bill()
const attendee = (person: Person) => person.attendee()

/** A person's preparation for the sale of a show. */
async function prepared(person: Person, showId: string): Promise<unknown> {
  const { seatPlanId, bizShowSessionId } = await person.offer(showId)
  const wishes = [{ bizShowSessionId, seatPlanId, qty: 1 }]
  const audienceIds = [await person.attendee()]
  return person.call(savePrefilledInfo, { showId, wishes, audienceIds, contact: CONTACT })
}

/** Personal components of the user's page. */
async function ownComponents(person: Person): Promise<object> {
  const page = 'PERSONAL_CENTER' as const
  const { layoutId, components } = await person.call(getLayout, { page })
  return {
    page,
    layoutId,
    components: components.map(({ componentId, componentType }) => ({ componentId, componentType })),
  }
}

/** Calls that return only data of their user. */
export const READS: Readonly<Record<string, Read>> = {
  'GET buyer/v1/pre_filed_info/:showGroupId': {
    input: { showGroupId: CITIES.showGroupId },
    make: (person) => prepared(person, NAMED_SHOWS.preSale),
  },
  'GET show/buyer/v3/open_shows/registrations': { input: PAGE, make: registrationOf },
  'GET show/buyer/v1/risk_shows/:showId/check_right': {
    input: { showId: NAMED_SHOWS.membersOnly, src: 'M_WEB' },
    make: member,
  },
  'GET show/buyer/v3/pre_filed_info/:showId': {
    input: { showId: NAMED_SHOWS.preSale },
    make: (person) => prepared(person, NAMED_SHOWS.preSale),
  },
  'GET show/buyer/v3/shows/:showId/white_tag/check': {
    input: { showId: NAMED_SHOWS.studentsOnly, tagIds: 'STUDENT' },
    make: grant('certification', {}),
  },
  'GET trade/buyer/v3/carts': { make: (person) => person.cartItem() },
  'GET trade/buyer/v3/carts/count': { make: (person) => person.cartItem() },
  'GET trade/buyer/v3/parking/orders': { input: PAGE, make: (person) => person.parkingOrder() },
  'GET trade/buyer/v3/parking/plates': { make: bill },
  'GET trade/buyer/v3/purchased/privilege/card/query': { make: (person) => person.card(RIGHTS_CARD) },
  'GET trade/buyer/v3/ticket_stubs': { input: PAGE, make: usedVoucherOf },
  'GET trade/buyer/v3/reserves/records': { input: PAGE, make: (person) => person.reservation() },
  'GET trade/buyer/v5/orders': { input: { tab: 'TICKET', ...PAGE }, make: placed },
  'GET trade/buyer/v5/orders/to_pay': { make: placed },
  'GET trade/buyer/v3/voucher/sites': { make: (person) => person.voucher() },
  'GET trade/buyer/v3/voucher/sites/:siteId/page_list': {
    input: { siteId: DEFAULT_SITE_ID, ...PAGE },
    make: (person) => person.voucher(),
  },
  'GET trade/buyer/v5/voucher/history/page_list': { input: PAGE, make: (person) => pastVoucher(person) },
  'GET trade/buyer/v5/voucher/page_list': { input: PAGE, make: (person) => person.voucher() },
  'GET user/buyer/v1/shop/mini_remind_subscribe': {
    input: REMINDER,
    make: (person) =>
      person.call(allowCouponReminder, {
        appId: 'wx1',
        openId: person.userId,
        remindSubscribeTypeEnums: ['COUPON_TEMPLATE_EXPIRE'],
      }),
  },
  'GET user/buyer/v1/user_certification/list': { make: faceOf },
  'GET user/buyer/v3/account/cancel/check': { make: placed },
  'GET user/buyer/v3/coupons/gifts': { input: PAGE, make: (person) => person.gift() },
  'GET user/buyer/v3/current/level': { make: growth },
  'GET user/buyer/v3/growth/account': { make: growth },
  'GET user/buyer/v3/growth/records': { input: PAGE, make: growth },
  'GET user/buyer/v3/invoice_titles': { make: invoiceOf },
  'GET user/buyer/v3/point/account': { make: points },
  'GET user/buyer/v3/point/be_about_to_expire_point': { make: points },
  'GET user/buyer/v3/point/records': { input: PAGE, make: points },
  'GET user/buyer/v3/prime/prime_privilege': { make: member },
  'GET user/buyer/v3/query/pop/setting': { make: growth },
  'GET user/buyer/v3/user/addresses': { input: PAGE, make: (person) => person.address() },
  'GET user/buyer/v3/account/export': { make: attendee },
  'GET user/buyer/v3/user/logins': { make: otherLogin },
  'GET user/buyer/v3/user/rights': { make: member },
  'GET user/buyer/v3/user/rights/:id/list': { input: { id: 'MEMBERSHIP', ...PAGE }, make: member },
  'GET user/buyer/v3/user/favorites': {
    input: { type: 'SHOW', ...PAGE },
    make: (person) => person.call(setFavorite, KEPT),
  },
  'GET user/buyer/v3/annual_review': { input: {}, make: (person) => person.voucher() },
  'GET user/buyer/v3/work_permits': { input: PAGE, make: permitOf },
  'GET user/buyer/v5/coupons/recommend/page': {
    input: PAGE,
    make: (person) => person.call(obtainCoupon, { couponCode: 'ENCORE-THEATRE-88', obtainType: 'RECEIVE' }),
  },
  'GET user/buyer/v5/coupons/self/page': { input: PAGE, make: (person) => person.coupon('theatre-88') },
  'POST home/buyer/v5/user_component': { input: ownComponents, make: member },
  'POST show/buyer/v3/subscribe_notification/query': {
    input: { targets: [SALE] },
    make: (person) => person.call(setReminder, BY_SMS),
  },
  'POST trade/buyer/v5/coupons/usable': {
    input: async (person) => {
      const { seatPlanId, ...session } = await person.offer(NAMED_SHOWS.sensitive)
      return { ...session, items: [{ seatPlanId, qty: 1 }] }
    },
    make: (person) => person.coupon('theatre-88'),
  },
}

/** Calls that change something of their user's, once however often they are made. */
export const CHANGES: Readonly<Record<string, Change>> = {
  'POST show/buyer/v3/tour/subscribe_favorite/:tourId': {
    input: { tourId: TOUR_ID, favorite: true },
    sees: async (person) => (await person.call(getTour, { tourId: TOUR_ID })).favorite,
  },
  'POST user/buyer/v1/notice/read': {
    input: { announcementId: 'a1', showId: NAMED_SHOWS.simpleConcert, clientReadTime: 1, pageSource: 'T' },
    sees: ({ shop: { database }, userId }) =>
      database.db.select({ read: count() }).from(noticeReads).where(eq(noticeReads.userId, userId)),
  },
  'POST user/buyer/v1/user_certification/face/start': {
    input: { returnUrl: 'http://localhost/' },
    sees: (person) => person.call(listCertifications, {}),
  },
  'POST user/buyer/v1/user_certification/student/create': {
    input: { authChannel: 'CHSI' },
    sees: (person) => person.call(listCertifications, {}),
  },
  'POST user/buyer/v3/user/favorites': {
    input: KEPT,
    sees: (person) => person.call(listFavorites, { type: 'SHOW', ...PAGE }),
  },
  'POST user/buyer/v3/user/logins/end_others': {
    input: async (person) => {
      await otherLogin(person)
      return {}
    },
    sees: async (person) => (await person.call(listLogins, {})).length,
  },
  'POST user/buyer/v3/user_logout': {
    input: { appId: 'wx1' },
    sees: async ({ shop, as }) => (await shop.call(getProfile, {}, { as })).statusCode,
  },
  'PUT show/buyer/v3/remind_settings': {
    input: BY_SMS,
    sees: (person) => person.call(querySubscriptions, { targets: [SALE] }),
  },
  'PUT user/buyer/v3/account/consents': {
    input: { messages: false },
    sees: (person) => person.call(getConsents, {}),
  },
  'PUT user/buyer/v3/profile': {
    input: { nickname: '韩梅梅', gender: 'FEMALE', messageLanguage: 'en-US' },
    sees: (person) => person.call(getProfile, {}),
  },
}

/** Calls that are given nothing of a user's and are in none of the tables: why not. */
export const PLAIN: Readonly<Record<string, string>> = {
  'GET home/buyer/v1/oss/upload/auth': 'another name every time; whose file it becomes is signed (profile.test.ts)',
  'GET show/buyer/v3/shows/:showId/subscribe':
    'a second time takes the first back, by its contract (reminders.test.ts)',
  'GET show/buyer/v5/privilege/show/:showId/sessions_dynamic_data':
    'proved by a token of its user (privileges.test.ts)',
  'GET show/buyer/v5/privilege/show/:showId/sessions_static_data': 'proved by a token of its user (privileges.test.ts)',
  'GET show/buyer/v5/privilege/show/:showId/show_session/:bizShowSessionId/seat_plans_dynamic_data':
    'proved by a token of its user (privileges.test.ts)',
  'GET show/buyer/v5/privilege/show/:showId/show_session/:bizShowSessionId/seat_plans_static_data':
    'proved by a token of its user (privileges.test.ts)',
  'GET trade/buyer/v3/parking/lots': 'answers everybody alike',
  'GET user/buyer/v3/prime/find_wx_mini_app_msg_template': 'answers everybody alike',
  'GET user/buyer/v3/account/consents': 'no id in it; what it tells is seen where consents are changed',
  'GET user/buyer/v3/profile': 'no id in it; what it tells is seen where the profile is changed',
  'GET user/buyer/v3/query/display/setting': 'answers everybody alike',
  'POST show/buyer/v3/privilege/verify': 'changes nothing: a token for who knows the code (privileges.test.ts)',
  'POST trade/buyer/v3/parking/query_fee': 'of any car, for who stands in the garage; the bill is its asker’s',
  'POST trade/buyer/v3/privilege/cards/pre_orders': 'changes nothing: the price of what anybody may buy',
  'POST trade/buyer/v3/venue_purchase/pre_orders/reserves': 'changes nothing: the price of what anybody may reserve',
  'POST user/buyer/v1/shop/mini_remind_subscribe': 'every yes to the vendor is one message more',
  'POST user/buyer/v3/prime/subscribe_wx_mini_app_msg': 'every yes to the vendor is one message more',
  'POST user/buyer/v3/account/cancel': 'proved by a code that is used up (account-cancellation.test.ts)',
  'POST user/buyer/v3/account/cancel/revoke': 'for an account that is to be ended (account-cancellation.test.ts)',
  'POST user/buyer/v3/bind': 'proved by a code that is used up (bind-races.test.ts, identities.test.ts)',
  'PUT user/buyer/v3/prime/no_longer_remind_user_birthday':
    'no id in it; closes a popup of its user once (member-popups.test.ts)',
  'PUT user/buyer/v3/prime/no_longer_remind_user_level_upgrade':
    'no id in it; closes a popup of its user once (member-popups.test.ts)',
  'PUT user/buyer/v3/password': 'proved by the password of before (email-accounts.test.ts)',
}
