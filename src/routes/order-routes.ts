import { page, route } from './route'

export interface ConfirmOrderParams {
  showId: string
  bizShowSessionId: string
  /** JSON of `OrderItemInput[]`. */
  items: string
  /** Of picked seats: what keeps them for the user. */
  seatLockId?: string
  /** `1`: the seats were picked on the page of another provider. */
  pickedElsewhere?: string
  /** `1`: attendees and contact were prepared before the sale. */
  prefilled?: string
  /** Of tickets that are bought at the venue: the site where the buyer stands. */
  siteId?: string
  /** Privilege for buying the tickets before the sale. */
  privilegeId?: string
  /** A privilege card of the buyer. */
  cardId?: string
  /** Of a ticket package: its activity, and JSON of `ComboItemInput[]` (contract D-2). */
  promotionId?: string
  comboItems?: string
}

export interface OrderParams {
  orderId: string
  orderType?: string
  /** `1` opens the payment of an order that is not paid. */
  toPay?: string
}

/** The order that an invoice is requested. */
export interface InvoiceParams {
  orderId: string
}

export interface InvoiceDetailParams {
  invoiceId: string
}

/** The order whose tickets are given back or exchanged. */
export interface RefundParams {
  orderId: string
}

export interface RefundTicketsParams extends RefundParams {
  /** The session whose tickets are chosen from; all of the order where it is absent. */
  sessionId?: string
}

/** A privilege card, by itself or by its kind. */
export interface CardRuleParams {
  cardId: string
}

export interface PayResultParams {
  orderId: string
  /** Lower case; `ticket` where it is absent. */
  orderType?: string
  channelId?: string
  /** `parking-detail`, where it was paid from there. */
  fromPage?: string
  /** Of a buyer who waits for a payment on the way back to a ticket. */
  ticketId?: string
  /** The show that a new member goes back to. */
  showId?: string
}

export interface ParkingPaymentParams {
  /** A coupon that the driver wants to use. */
  couponId?: string
}

/** An order for parking; or a car and where it stands, whose fee is to be paid. */
export interface ParkingDetailParams extends ParkingPaymentParams {
  orderId?: string
  parkingId?: string
  plateNo?: string
}

/** Filter of the orders. */
export interface OrdersParams {
  /** `TICKET` without it, `OTHER` or `HISTORY`. */
  tab?: string | undefined
  /** A state of orders; absent: all of the tab. */
  state?: string | undefined
}

export interface PayLoadingParams extends Omit<PayResultParams, 'orderId'> {
  orderId?: string
  /** Common id of orders placed together, if no single one is awaited. */
  bindId?: string
}

const ORDER = 'package-order'
const PARKING = 'package-parking'
const needsLogin = true
const hasSwipeBack = false
const hasPullDown = true

/** Orders, and what follows a purchase. */
export const orderRoutes = {
  confirmOrder: route<ConfirmOrderParams>('confirmOrder', page(ORDER, 'confirm-order'), {
    required: ['showId', 'bizShowSessionId', 'items'],
    barVariant: 'light',
    aliases: ['/order/confirm'],
    otherPaths: [page('package-show', 'confirm-order')],
    hasScroll: false,
    needsLogin,
    hasSwipeBack,
  }),
  orders: route<OrdersParams>('orders', page(ORDER, 'orders'), {
    barVariant: 'light',
    aliases: ['/order'],
    needsLogin,
    hasPullDown,
  }),
  orderDetail: route<OrderParams>('orderDetail', page(ORDER, 'order-detail'), {
    required: ['orderId'],
    aliases: ['/order/detail', '/order/detail/:orderId'],
    needsLogin,
    hasSwipeBack,
  }),
  productDetail: route<OrderParams>('productDetail', page(ORDER, 'product-detail'), {
    required: ['orderId'],
    aliases: ['/order/product', '/order/product/:orderId'],
    needsLogin,
  }),
  payLoading: route<PayLoadingParams>('payLoading', page(ORDER, 'pay-loading'), {
    aliases: ['/pay-loading'],
    isUnique: true,
    hasSwipeBack,
  }),
  paySuccess: route<PayResultParams>('paySuccess', page(ORDER, 'pay-success'), {
    required: ['orderId'],
    aliases: ['/pay-success'],
    hasSwipeBack,
    isShared: true,
  }),
  paySuccessNew: route<PayResultParams>('paySuccessNew', page(ORDER, 'pay-success-new'), {
    required: ['orderId'],
    aliases: ['/pay-success-new'],
    hasSwipeBack,
    isShared: true,
  }),
  aboutOrder: route<OrderParams>('aboutOrder', page(ORDER, 'about-order'), { required: ['orderId'], needsLogin }),
  waitListInstruction: route<OrderParams>('waitListInstruction', page(ORDER, 'wait-list-instruction'), {
    required: ['orderId'],
    needsLogin,
  }),
  express: route<OrderParams>('express', page(ORDER, 'express'), { required: ['orderId'], needsLogin }),
  rebookTicket: route<RefundParams>('rebookTicket', page(ORDER, 'rebook-ticket'), {
    required: ['orderId'],
    aliases: ['/rebook-ticket'],
    hasSwipeBack,
  }),
  refundOrders: route<RefundParams>('refundOrders', page(ORDER, 'refund-orders'), {
    required: ['orderId'],
    barVariant: 'light',
    needsLogin,
    hasSwipeBack,
  }),
  refundOrderTickets: route<RefundTicketsParams>('refundOrderTickets', page(ORDER, 'refund-order-tickets'), {
    required: ['orderId'],
    barVariant: 'light',
    needsLogin,
    hasSwipeBack,
  }),
  refundRuleOrder: route<RefundParams>('refundRuleOrder', page(ORDER, 'refund-rule-order'), {
    required: ['orderId'],
    barVariant: 'light',
    needsLogin,
  }),
  refundRulePrivilege: route<CardRuleParams>('refundRulePrivilege', page(ORDER, 'refund-rule-privilege'), {
    required: ['cardId'],
    barVariant: 'light',
    needsLogin,
  }),
  addPurchaseList: route<OrderParams>('addPurchaseList', page(ORDER, 'add-purchase-list'), {
    required: ['orderId'],
    needsLogin,
  }),
  unregisteredConfirmation: route<OrderParams>('unregisteredConfirmation', page(ORDER, 'unregistered-confirmation'), {
    required: ['orderId'],
  }),
  invoice: route<InvoiceParams>('invoice', page('package-invoice', 'invoice'), {
    required: ['orderId'],
    barVariant: 'light',
  }),
  invoiceDetail: route<InvoiceDetailParams>('invoiceDetail', page('package-invoice', 'invoice-detail'), {
    required: ['invoiceId'],
    barVariant: 'light',
  }),
  parkingPayment: route<ParkingPaymentParams>('parkingPayment', page(PARKING, 'parking-payment'), {
    aliases: ['/parking'],
    otherPaths: [page('', 'parking-payment')],
    needsLogin,
  }),
  parkingDetail: route<ParkingDetailParams>('parkingDetail', page(PARKING, 'parking-detail'), {
    aliases: ['/parking-detail'],
    needsLogin,
  }),
  parkingRecord: route('parkingRecord', page(PARKING, 'parking-record'), {
    aliases: ['/parking-record'],
    needsLogin,
    hasPullDown,
  }),
}
