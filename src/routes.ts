/** A page of the app: where it is, how the web names it, and how it behaves in navigation. */
export interface Route<Params extends object = object> {
  readonly name: string
  /** Page path without a leading slash, as registered in app.config.ts. */
  readonly path: string
  /**
   * Addresses on the web, with `:name` parts for parameters. The first one has no parameter: Taro's router takes it as
   * the page's own.
   */
  readonly aliases: readonly string[]
  readonly isTab: boolean
  /** A visitor is sent to the login page first (S1 §6). */
  readonly needsLogin: boolean
  /** Cannot be opened twice until it is left (S1 §2). */
  readonly isUnique: boolean
  /** Swiping back is disabled (S1 §2). */
  readonly hasSwipeBack: boolean
  /** Carries the type of the parameters; never present at run time. */
  readonly types?: Params
}

interface RouteOptions {
  aliases?: readonly string[]
  isTab?: boolean
  needsLogin?: boolean
  isUnique?: boolean
  hasSwipeBack?: boolean
}

function route<Params extends object = object>(name: string, path: string, options: RouteOptions = {}): Route<Params> {
  return {
    name,
    path,
    aliases: options.aliases ?? [],
    isTab: options.isTab ?? false,
    needsLogin: options.needsLogin ?? false,
    isUnique: options.isUnique ?? false,
    hasSwipeBack: options.hasSwipeBack ?? true,
  }
}

function page(inPackage: string, name: string): string {
  return `${inPackage}/pages/${name}/${name}`
}

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

export interface ConfirmOrderParams {
  showId: string
  bizShowSessionId: string
  /** JSON of `OrderItemInput[]`. */
  items: string
}

export interface OrderParams {
  orderId: string
  orderType?: string
}

export interface PayResultParams {
  orderId: string
  /** Lower case; `ticket` where it is absent (S1 §2). */
  orderType?: string
  channelId?: string
}

export interface TicketDetailParams {
  /** Voucher id. */
  id: string
}

export interface LoginCodeParams {
  cellphone: string
  countryCode: string
}

/** Every page of the app by name. The one table that navigation, guards and web addresses come from. */
export const routes = {
  list: route('list', 'pages/list/list', { aliases: ['/'], isTab: true }),
  all: route('all', 'pages/all/all', { aliases: ['/list'], isTab: true }),
  ticketHolder: route('ticketHolder', 'pages/ticket-holder/ticket-holder', { aliases: ['/ticket'], isTab: true }),
  mine: route('mine', 'pages/mine/mine', { aliases: ['/mine'], isTab: true }),

  showDetail: route<ShowParams>('showDetail', page('package-show', 'show-detail'), {
    aliases: ['/content', '/content/:showId'],
  }),
  booking: route<BookingParams>('booking', page('package-show', 'booking'), {
    aliases: ['/booking', '/booking/:showId'],
    hasSwipeBack: false,
  }),

  confirmOrder: route<ConfirmOrderParams>('confirmOrder', page('package-order', 'confirm-order'), {
    aliases: ['/order/confirm'],
    needsLogin: true,
    hasSwipeBack: false,
  }),
  orders: route('orders', page('package-order', 'orders'), { aliases: ['/order'], needsLogin: true }),
  orderDetail: route<OrderParams>('orderDetail', page('package-order', 'order-detail'), {
    aliases: ['/order/detail', '/order/detail/:orderId'],
    needsLogin: true,
    hasSwipeBack: false,
  }),
  payLoading: route<PayResultParams>('payLoading', page('package-order', 'pay-loading'), {
    aliases: ['/pay-loading'],
    isUnique: true,
    hasSwipeBack: false,
  }),
  paySuccess: route<PayResultParams>('paySuccess', page('package-order', 'pay-success'), {
    aliases: ['/pay-success'],
    hasSwipeBack: false,
  }),

  ticketDetail: route<TicketDetailParams>('ticketDetail', page('package-ticket', 'ticket-detail-new'), {
    aliases: ['/ticket-detail-new'],
    needsLogin: true,
    hasSwipeBack: false,
  }),
  ticketCode: route<TicketDetailParams>('ticketCode', page('package-ticket', 'ticket-code'), {
    needsLogin: true,
    hasSwipeBack: false,
  }),

  login: route('login', page('package-user', 'login'), { aliases: ['/login'], isUnique: true }),
  loginCode: route<LoginCodeParams>('loginCode', page('package-user', 'login-code'), {
    aliases: ['/login/login-code'],
    isUnique: true,
  }),
  accountBind: route('accountBind', page('package-user', 'account-bind'), {
    aliases: ['/account-bind'],
    isUnique: true,
  }),
  shopState: route('shopState', page('package-user', 'shop-state'), {
    aliases: ['/shop-state'],
    isUnique: true,
    hasSwipeBack: false,
  }),
  settings: route('settings', page('package-user', 'settings')),
  language: route('language', page('package-user', 'language')),
  skinSwitch: route('skinSwitch', page('package-user', 'skin-switch')),
  agreement: route<{ id: string }>('agreement', page('package-user', 'agreement'), { aliases: ['/agreement'] }),
}

/** The route of a page path, with or without a leading slash; `null` for a path that is no page. */
export function routeOfPath(path: string): Route | null {
  const bare = path.replace(/^\//, '')
  return Object.values<Route>(routes).find((candidate) => candidate.path === bare) ?? null
}

/** The route of a web address without its query. */
export function routeOfAddress(address: string): Route | null {
  return Object.values<Route>(routes).find(({ aliases }) => aliases.some((alias) => matches(alias, address))) ?? null
}

function matches(alias: string, address: string): boolean {
  const wanted = alias.split('/')
  const given = address.split('/')
  return wanted.length === given.length && wanted.every((part, index) => part.startsWith(':') || part === given[index])
}
