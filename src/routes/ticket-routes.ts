import { page, route } from './route'

export interface TicketDetailParams {
  /** Voucher id; of a reserved time that of its order. */
  id: string
  /** `1`: a reserved time instead of tickets. */
  isReserved?: string
}

export interface TicketCodeParams {
  /** Voucher id. */
  id: string
  /** Ticket of a holder who has forgotten their document and enters with a code. */
  forgottenBy?: string
}

export interface TicketErrorParams {
  /** A code of the gateway or an answer of a gate. */
  code?: string
}

export interface HotTicketParams {
  cityId?: string
}

export interface HistoryTicketParams {
  /** Four digits; absent: every year. */
  year?: string | undefined
}

export interface SiteTicketParams {
  siteId: string
}

export interface RealNameParams {
  voucherId: string
  /** One of its tickets; absent: all of them, or the first without a name. */
  ticketId?: string
}

export interface BindTicketParams {
  /** A code that a link brought. */
  code?: string
}

export interface ShareParams {
  /** A user's share. */
  shareId: string
}

export interface ShareShowParams extends Partial<ShareParams> {
  /** The show, where the link does not say who shares it. */
  showId?: string
}

export interface ShareTopicParams extends Partial<ShareParams> {
  /** The topic, where the link does not say who shares it. */
  topicId?: string
}

export interface SendTicketParams {
  /** Voucher of the sent tickets. */
  voucherId: string
}

export interface SendRuleParams {
  /** Absent: what holds for every show. */
  showId?: string
}

export interface CustomButtonListParams {
  /** The page that the buttons belong to; that of sending tickets where it says nothing. */
  page?: string
}

export interface AcceptTicketParams {
  /** The code of the transfer. */
  t: string
}

const TICKET = 'package-ticket'
const TRANSFER = 'package-send-accept-ticket'
const needsLogin = true
const hasSwipeBack = false

/** Tickets, from the wallet to the gate and to a friend. */
export const ticketRoutes = {
  ticketDetail: route<TicketDetailParams>('ticketDetail', page(TICKET, 'ticket-detail-new'), {
    required: ['id'],
    aliases: ['/ticket-detail-new'],
    isShared: true,
    otherPaths: [page(TICKET, 'ticket-detail'), 'ticket-detail'],
    needsLogin,
    hasSwipeBack,
  }),
  ticketCode: route<TicketCodeParams>('ticketCode', page(TICKET, 'ticket-code'), {
    required: ['id'],
    needsLogin,
    hasSwipeBack,
  }),
  ticketError: route<TicketErrorParams>('ticketError', page(TICKET, 'ticket-error'), { aliases: ['/ticket-error'] }),
  hotTicket: route<HotTicketParams>('hotTicket', page(TICKET, 'hot-ticket'), { aliases: ['/hot'] }),
  historyTicket: route<HistoryTicketParams>('historyTicket', page(TICKET, 'history-ticket'), { needsLogin }),
  siteList: route('siteList', page(TICKET, 'site-list'), { needsLogin }),
  siteTicket: route<SiteTicketParams>('siteTicket', page(TICKET, 'site-ticket'), { required: ['siteId'], needsLogin }),
  realName: route<RealNameParams>('realName', page(TICKET, 'real-name'), {
    required: ['voucherId'],
    aliases: ['/real-name'],
    hasSwipeBack,
  }),
  realNameSingle: route<RealNameParams>('realNameSingle', page(TICKET, 'real-name-single'), {
    required: ['voucherId', 'ticketId'],
    aliases: ['/real-name-single'],
  }),
  realIdCard: route<RealNameParams>('realIdCard', page(TICKET, 'real-idCard'), { required: ['voucherId'], needsLogin }),
  bindTicket: route<BindTicketParams>('bindTicket', page(TICKET, 'bindTicket'), { aliases: ['/ticket/bind-ticket'] }),
  bindInvitationTicket: route<BindTicketParams>('bindInvitationTicket', page(TICKET, 'bind-invitation-ticket')),
  shareTicket: route<ShareParams>('shareTicket', page(TICKET, 'share-ticket'), {
    required: ['shareId'],
    isShared: true,
  }),
  shareShowDetail: route<ShareShowParams>('shareShowDetail', page(TICKET, 'share-show-detail'), { isShared: true }),
  shareTopicActivity: route<ShareTopicParams>('shareTopicActivity', page(TICKET, 'share-topic-activity'), {
    isShared: true,
  }),
  sharePaySuccess: route<ShareParams>('sharePaySuccess', page(TICKET, 'share-pay-success'), {
    required: ['shareId'],
    isShared: true,
    aliases: ['/share-pay-success'],
  }),
  sendMineTicket: route<SendTicketParams>('sendMineTicket', page(TRANSFER, 'send-mine-ticket'), {
    required: ['voucherId'],
    needsLogin,
    hasSwipeBack,
    isShared: true,
  }),
  acceptMineTicket: route<AcceptTicketParams>('acceptMineTicket', page(TRANSFER, 'accept-mine-ticket'), {
    required: ['t'],
    needsLogin,
    hasSwipeBack,
  }),
  customButtonList: route<CustomButtonListParams>('customButtonList', page(TRANSFER, 'custom-button-list')),
  ticketBindAudience: route<RealNameParams>('ticketBindAudience', page(TRANSFER, 'ticket-bind-audience'), {
    required: ['voucherId'],
    needsLogin,
    hasPullDown: true,
  }),
  sendRule: route<SendRuleParams>('sendRule', page(TRANSFER, 'send-rule'), { needsLogin }),
}
