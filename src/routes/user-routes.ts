import { page, route } from './route'

/** A benefit card; with the one of its kind that the user has. */
export interface CardParams {
  cardId: string
  userCardInstanceId?: string
}

export interface CardConfirmParams {
  cardId: string
  /** Pieces; one where it is absent. */
  qty?: string
}

const USER = 'package-user'
const CARD = 'package-privilege-card'
const needsLogin = true

export interface ViewerParams {
  /** Number to select; absent: the page only shows them. */
  count?: string
  /** The session they are chosen for, which may not take every one of them. */
  bizShowSessionId?: string
  /** Documents that a new one may have, with commas; absent: every kind. */
  idTypes?: string
  /** Ids of those that are chosen already, with commas. */
  chosenIds?: string
  /** `1` where a new one has to have a phone (USER-036). */
  needsPhone?: string
  /** The order whose tickets are exchanged. */
  orderId?: string
}

export interface AttendeeEditParams {
  /** The one to change; absent for a new one. */
  id?: string
  /** Documents that a new one may have, with commas; absent: every kind. */
  idTypes?: string
  /** `1` where they have to have a phone (USER-036). */
  needsPhone?: string
}

export interface AddressEditParams {
  /** The one to change; absent for a new one. */
  id?: string
}

export interface AddressParams {
  /** `1` where one is to be chosen; absent: the page only shows them. */
  toChoose?: string
}

export interface CertificateParams {
  /** Of one that was begun. */
  id?: string
  /** Kind of the certification: a person by name by default, `FACE` or `STUDENT`. */
  certType?: string
}

export interface CouponParams {
  /** Filter: `AVAILABLE` by default, `USED`, `EXPIRED` or `ALL`. */
  status?: string | undefined
  /** The order that the coupons came with. */
  orderId?: string
}

export interface CouponSelfParams {
  /** Purpose; shows by default. */
  bizType?: string | undefined
}

export interface CouponReceiveParams {
  /** Separated by commas; default: all freely available ones. */
  couponTemplateIds?: string
  /** Only those of this activity. */
  activityId?: string
  /** Of a coupon gift. */
  giftCode?: string
}

export interface CouponCreateParams {
  /** The kind that is to be given. */
  couponTemplateId?: string
}

export interface CouponRefParams {
  couponTemplateId: string
  /** Of one that the user has. */
  couponId?: string
}

export interface MemberRightParams {
  /** Absent: the first of the level. */
  rightId?: string
  /** Absent: the level that is paid for. */
  levelCode?: string
}

export interface MemberCenterParams {
  /** The show for members that sent the user here. */
  showId?: string
}

export interface MemberConfirmParams extends MemberCenterParams {
  /** `1` for a purchase that continues at the member price: the user returns to its page after paying. */
  toPurchase?: string
}

export interface MemberPaySuccessParams extends MemberCenterParams {
  orderId: string
  /** Origin of the visit. */
  channelId?: string
}

/** Routes of a user's own data: people and addresses, coupons, points, membership, cards. */
export const userRoutes = {
  address: route<AddressParams, { id: string }>('address', page(USER, 'address'), {
    barVariant: 'light',
    aliases: ['/address'],
    needsLogin,
  }),
  addressEdit: route<AddressEditParams, { id: string }>('addressEdit', page(USER, 'address-edit'), {
    barVariant: 'light',
    needsLogin,
  }),
  viewer: route<ViewerParams, { ids: readonly string[] }>('viewer', page(USER, 'viewer'), {
    barVariant: 'light',
    aliases: ['/viewer'],
    needsLogin,
  }),
  audienceModification: route<AttendeeEditParams, { id: string }>(
    'audienceModification',
    page(USER, 'audience-modification'),
    { needsLogin },
  ),
  certificates: route('certificates', page(USER, 'certificates'), { needsLogin }),
  certificateDetail: route<CertificateParams>('certificateDetail', page(USER, 'certificate-detail'), { needsLogin }),
  myRights: route('myRights', page(USER, 'my-rights'), { aliases: ['/my-rights'], needsLogin }),
  rightsList: route<{ rightId?: string }>('rightsList', page(USER, 'rights-list'), {
    aliases: ['/rights-list'],
    needsLogin,
  }),
  favoriteShow: route('favoriteShow', page(USER, 'favorite-show'), {
    aliases: ['/favorite-show'],
    needsLogin,
  }),
  studentVerify: route('studentVerify', page(USER, 'student-verify'), {
    aliases: ['/student-verify'],
    needsLogin,
  }),
  coupon: route<CouponParams>('coupon', page(USER, 'coupon'), {
    barVariant: 'light',
    aliases: ['/coupon'],
    needsLogin,
  }),
  couponExchange: route<{ code?: string }>('couponExchange', page(USER, 'coupon-exchange'), {
    aliases: ['/coupon/exchange'],
  }),
  couponReceive: route<CouponReceiveParams>('couponReceive', page(USER, 'coupon-receive'), {
    aliases: ['/coupon-receive'],
  }),
  couponInfo: route<CouponRefParams>('couponInfo', page(USER, 'coupon-info'), {
    aliases: ['/coupon-info'],
    required: ['couponTemplateId'],
  }),
  couponShows: route<CouponRefParams & { type?: 'SHOW' | 'ITEM' }>('couponShows', page(USER, 'coupon-shows'), {
    needsLogin,
    required: ['couponTemplateId'],
  }),
  couponSelf: route<CouponSelfParams>('couponSelf', page(USER, 'coupon-self'), { needsLogin }),
  couponRecommend: route('couponRecommend', page(USER, 'coupon-recommend'), { needsLogin }),
  couponCreate: route<CouponCreateParams>('couponCreate', page(USER, 'coupon-create'), { needsLogin }),
  points: route('points', page(USER, 'points'), { barVariant: 'white', needsLogin, hasScroll: false }),
  pointsRule: route('pointsRule', page(USER, 'points-rule'), { needsLogin }),
  pointRecord: route('pointRecord', page(USER, 'point-record'), { needsLogin }),
  selfPoint: route('selfPoint', page(USER, 'self-point'), { needsLogin }),
  growthValue: route('growthValue', page(USER, 'growth-value'), { needsLogin }),
  growthRule: route('growthRule', page(USER, 'growth-rule'), { needsLogin }),
  member: route('member', page(USER, 'member'), { aliases: ['/member'], needsLogin }),
  memberCenter: route<MemberCenterParams>('memberCenter', page(USER, 'member-center'), {
    barVariant: 'white',
    aliases: ['/member-center'],
  }),
  memberRight: route<MemberRightParams>('memberRight', page(USER, 'member-right'), {
    aliases: ['/member-center/right'],
  }),
  memberConfirm: route<MemberConfirmParams>('memberConfirm', page(USER, 'member-confirm'), {
    aliases: ['/member-center/confirm'],
    needsLogin,
  }),
  memberCompare: route('memberCompare', page(USER, 'member-compare'), { aliases: ['/member-center/compare'] }),
  memberAgreement: route('memberAgreement', page(USER, 'member-aggrement'), {
    aliases: ['/member-center/aggrement'],
    needsLogin,
  }),
  memberPaySuccess: route<MemberPaySuccessParams>('memberPaySuccess', page(USER, 'member-pay-success'), {
    aliases: ['/member-pay-success'],
    hasSwipeBack: false,
    required: ['orderId'],
  }),
  cardList: route('cardList', page(CARD, 'card-list'), { needsLogin }),
  cardDetail: route<CardParams>('cardDetail', page(CARD, 'card-detail'), {
    required: ['cardId'],
    barVariant: 'white',
    aliases: ['/benefit-card', '/benefit-card/:cardId'],
    needsLogin,
  }),
  cardRange: route<CardParams>('cardRange', page(CARD, 'card-range'), { required: ['cardId'], needsLogin }),
  cardConfirm: route<CardConfirmParams>('cardConfirm', page(CARD, 'card-confirm'), {
    required: ['cardId'],
    needsLogin,
  }),
}
