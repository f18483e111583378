import type { ChoiceParams } from './choice-params'
import { page, route } from './route'

export interface ShowParams {
  showId: string
}

export interface BookingParams {
  showId: string
  bizShowSessionId?: string
  seatPlanId?: string
  privilegeId?: string
  cardId?: string
  userCardInstanceId?: string
}

/** The page of a show, what it was opened from, and the card that its tickets are to be bought with. */
export interface ShowDetailParams extends ShowParams, Pick<BookingParams, 'cardId' | 'userCardInstanceId'> {
  /** City of the viewer, if the link names one. */
  cityId?: string
  source?: 'FROM_QUICK_ORDER' | 'FROM_BACKEND'
  orderId?: string
  promotionId?: string
  siteId?: string
}

/** Preparing for the sale of a show. */
export interface PreloadTicketParams extends ShowParams {
  /** Chosen first. */
  bizShowSessionId?: string
}

/** Goods that are sold with a show. */
export interface TiedSaleParams extends ShowParams {
  bizShowSessionId?: string
}

/** Tickets at the door. */
export interface SitePurchaseParams extends ShowParams {
  /** Site of the buyer; the show's own by default. */
  siteId?: string
}

export interface PrivilegeParams extends ShowParams {
  privilegeId: string
}

/** Seats are chosen of one session. */
export interface PickSeatParams {
  showId: string
  bizShowSessionId: string
  /** Adds them to this ticket package, not to an order. */
  promotionId?: string
  /** Earlier selection: only its seats are highlighted at first. */
  seatPlanId?: string
}

/** Seats of a session are chosen on the page of another provider. */
export interface PickSeatElsewhereParams {
  showId: string
  bizShowSessionId: string
  /** Provider token of the chosen seats. */
  thirdPartySeatToken?: string
}

export interface TicketPackageParams {
  promotionId: string
  grantorMerchantId?: string
}

/** The venues of a city; of the user's own where it is absent. */
export interface VenueListParams {
  cityId?: string
}

/** One show of a ticket package. */
export interface PackageShowParams extends TicketPackageParams {
  showId: string
}

export interface SearchParams extends ChoiceParams {
  /** Searched for at once. */
  keyword?: string
  cityId?: string
  /** `all`: in every city. */
  scope?: string
  /** Kind of the results; shows by default. */
  kind?: string
  /** Placeholder of the field. */
  placeholder?: string
}

export interface TopicActivityParams {
  topicId: string
  couponTemplateId?: string
}

const SHOW = 'package-show'
const COMBO = 'package-combo-activity'

/** Looking at shows and choosing what to buy. */
export const showRoutes = {
  showDetail: route<ShowDetailParams>('showDetail', page(SHOW, 'show-detail'), {
    required: ['showId'],
    barVariant: 'white',
    aliases: ['/content', '/content/:showId'],
    otherPaths: [page('', 'show-detail')],
    isShared: true,
  }),
  groupShowDetail: route<ShowParams>('groupShowDetail', page(SHOW, 'group-show-detail'), {
    required: ['showId'],
    barVariant: 'white',
    aliases: ['/group-show', '/group-show/:showId'],
    otherPaths: [page('', 'group-show-detail')],
    isShared: true,
  }),
  tourDetail: route<{ tourId: string }>('tourDetail', page(SHOW, 'tour-detail'), {
    required: ['tourId'],
    barVariant: 'white',
    aliases: ['/tour-detail', '/tour-detail/:tourId'],
  }),
  sitePurchase: route<SitePurchaseParams>('sitePurchase', page(SHOW, 'site-purchase'), {
    required: ['showId'],
    aliases: ['/purchase', '/purchase/:showId'],
    otherPaths: [page('', 'site-purchase')],
  }),
  search: route<SearchParams>('search', page(SHOW, 'search'), {
    aliases: ['/search', '/search/:placeholder'],
    otherPaths: [page('', 'search')],
  }),
  booking: route<BookingParams>('booking', page(SHOW, 'booking'), {
    required: ['showId'],
    aliases: ['/booking', '/booking/:showId'],
    hasSwipeBack: false,
  }),
  pickSeat: route<PickSeatParams>('pickSeat', page(SHOW, 'pick-seat'), {
    required: ['showId', 'bizShowSessionId'],
    hasSwipeBack: false,
  }),
  pickSeatElsewhere: route<PickSeatElsewhereParams>('pickSeatElsewhere', page(SHOW, 'pick-seat-3rd'), {
    required: ['showId', 'bizShowSessionId'],
    hasSwipeBack: false,
  }),
  preloadTicket: route<PreloadTicketParams>('preloadTicket', page(SHOW, 'preload-ticket'), {
    required: ['showId'],
    otherPaths: [page('package-order', 'preload-ticket')],
    needsLogin: true,
  }),
  tiedSaleList: route<TiedSaleParams>('tiedSaleList', page(SHOW, 'tied-sale-list'), { required: ['showId'] }),
  privilege: route<PrivilegeParams>('privilege', page(SHOW, 'privilege'), {
    required: ['showId', 'privilegeId'],
    needsLogin: true,
  }),
  venueList: route<VenueListParams>('venueList', page(SHOW, 'venue-list')),
  venue: route<{ venueId: string }>('venue', page(SHOW, 'venue'), { required: ['venueId'] }),
  ticketPackageDetail: route<TicketPackageParams>('ticketPackageDetail', page(COMBO, 'ticket-package-detail'), {
    required: ['promotionId'],
    otherPaths: [page(SHOW, 'ticket-package-detail')],
  }),
  ticketPackageShow: route<TicketPackageParams>('ticketPackageShow', page(COMBO, 'ticket-package-show'), {
    required: ['promotionId'],
    otherPaths: [page(SHOW, 'ticket-package-show')],
  }),
  ticketPackageShowDetail: route<PackageShowParams>(
    'ticketPackageShowDetail',
    page(COMBO, 'ticket-package-show-detail'),
    {
      required: ['promotionId', 'showId'],
      otherPaths: [page(SHOW, 'ticket-package-show-detail')],
    },
  ),
  ticketPackageSession: route<PackageShowParams>('ticketPackageSession', page(COMBO, 'ticket-package-session'), {
    required: ['promotionId', 'showId'],
    otherPaths: [page(SHOW, 'ticket-package-session')],
  }),
  topicActivity: route<TopicActivityParams>('topicActivity', page('package-topic', 'topic-activity'), {
    aliases: [
      '/topic-activity',
      '/topic-activity/:topicId',
      '/topic-activity/:topicId/coupon-template/:couponTemplateId',
    ],
    isShared: true,
  }),
  voteDetail: route<{ id?: string }>('voteDetail', page('package-topic', 'vote-detail'), {
    aliases: ['/vote-detail', '/vote-detail/:id'],
    isShared: true,
  }),
}
