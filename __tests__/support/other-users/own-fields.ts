import { fieldsOf } from '../sample-input'

/** Fields that name what belongs to a user. */
const OWN = [
  'attendees',
  'photoUrl',
  ...[
    'addressId',
    'audienceIds',
    'bindId',
    'billId',
    'cartItemId',
    'cartItemIds',
    'cashCardIds',
    'couponId',
    'couponIds',
    'faceToken',
    'invoiceId',
  ],
  ...['itemOrderId', 'orderId', 'plateNo', 'preOrderId', 'previewToken', 'refundId', 'reserveOrderId', 'seatLockId'],
  'shippingAddressId',
  ...['ticketId', 'ticketIds', 'transactionId', 'transactionIds', 'userCardInstanceId', 'visitors', 'voucherId'],
  'voucherIds',
]
/** Fields that name what belongs to a user in these calls only. */
const OWN_IN: Readonly<Record<string, readonly string[]>> = {
  cardId: [
    'GET trade/buyer/v3/refunds/rules',
    'POST trade/buyer/order/v5/create_order',
    'POST trade/buyer/order/v5/pre_order',
  ],
  giftCode: ['PUT user/buyer/v3/coupons/gift/:giftCode/cancel'],
  ids: ['DELETE trade/buyer/v3/carts'],
  id: [
    'DELETE user/buyer/v3/show_user/:id',
    'DELETE user/buyer/v3/user/addresses/:id',
    'GET user/buyer/v1/user_certification/:id',
    'GET trade/buyer/v3/reservation_voucher/:id/detail',
    'GET trade/buyer/v3/voucher/:id/forget_id_card_code_detail',
    'GET trade/buyer/v3/voucher/:id/stub',
    'GET trade/buyer/v5/voucher/:id/detail',
    'GET trade/buyer/v5/voucher/:id/ticket_code',
    'GET user/buyer/v3/user/addresses/:id/detail',
    'GET user/buyer/v3/work_permits/:id',
    'PUT show/buyer/v3/open_shows/registrations/:id/cancel',
    'POST trade/buyer/v3/invoices/:id/send',
    'POST user/buyer/v3/show_user',
    'PUT trade/buyer/v3/transfers/:id/cancel',
    'PUT user/buyer/v3/user/addresses/:id',
    'PUT user/buyer/v3/user/addresses/:id/default',
  ],
}
/** Calls with the same answer for everyone, or independent of the given ids. */
const BLIND: Readonly<Record<string, readonly string[]>> = {
  'GET show/pub/v5/promotions/list': ['orderId'],
  'GET show/pub/v5/show/:showId/static': ['orderId'],
  'GET trade/pub/v3/pay_success/:orderId': ['orderId'],
  'POST trade/buyer/v3/parking/query_fee': ['plateNo'],
  'POST user/buyer/v1/shop/mini_remind_subscribe': ['itemOrderId', 'bindId'],
}
/** Fields that belong to no user, are proofs themselves, or name the origin of a call. */
const OPEN = [
  'activityId',
  ...[
    'announcementId',
    'appId',
    'batchId',
    'bizShowId',
    'bizShowSessionId',
    'captchaId',
    'cardId',
    'cityId',
    'componentId',
  ],
  ...['CP_ID', 'distributorId', 'districtId', 'grantorMerchantId', 'id', 'layoutId', 'merchantId', 'noticeId'],
  ...[
    'openId',
    'parkingId',
    'policyIds',
    'primeCardId',
    'levelCode',
    'rightId',
    'privilegeId',
    'promotionId',
    'provinceId',
    'reserveId',
    'openShowId',
    'seatIds',
  ],
  ...[
    'channelId',
    'locationCityId',
    'seatPlanId',
    'seatPlanIds',
    'sessionId',
    'showId',
    'showIds',
    'showSessionId',
    'siteId',
    'tagIds',
    'skuId',
    'slotId',
    'spuId',
    'spuIds',
  ],
  ...[
    'targetId',
    'templateId',
    'templateIds',
    'categoryId',
    'topicId',
    'tourId',
    'showGroupId',
    'unionId',
    'venueId',
    'zoneId',
    'couponTemplateId',
  ],
  ...['couponTemplateIds', 'agreedPolicyIds', 'invitePageId', 'thirdPartyOpenId', 'thirdPartyUserId', 'buyerIds'],
  ...['refreshToken', 'transferCode', 'authCode', 'clientCode', 'productCode', 'privilegeCode', 'code', 'couponCode'],
  ...[
    'exchangeCode',
    'invitationCode',
    'reasonCode',
    'verificationCode',
    'verifyCode',
    'captchaCode',
    'countryCode',
    'idNo',
  ],
  ...['channelCode', 'googleCsrfToken', 'identityToken', 'thirdPartySeatToken', 'privilegeCardTemplateId'],
  ...['backendCategoryCode', 'cellphoneCountryCode', 'identityNo', 'versionNo', 'sessionKey', 'giftCode'],
  ...['backendCategoryCode', 'cellphoneCountryCode', 'identityNo', 'versionNo', 'sessionKey', 'phoneNo'],
  ...['taxpayerId', 'projectId', 'optionIds', 'shareId'],
]

/** Calls that are answered by the very function that answers another. */
export const SAME_AS: Readonly<Record<string, string>> = {
  'POST trade/buyer/v3/venue_purchase/pre_orders': 'POST trade/buyer/order/v5/pre_order',
}

/** Fields of a call (`METHOD path`) that name what belongs to a user. */
export function ownFieldsOf(name: string): string[] {
  const isOwn = (field: string) => OWN.includes(field) || (OWN_IN[field] ?? []).includes(name)
  return fieldsOf(name).filter((field) => isOwn(field) && !(BLIND[name] ?? []).includes(field))
}

/** True if the field is classified. */
export function isKnownField(field: string): boolean {
  return OWN.includes(field) || field in OWN_IN || OPEN.includes(field)
}
