import { routes } from '@/routes'
import type { Route } from '@/routes/route'

export type CrumbName = keyof typeof PARENTS

const PARENTS = {
  home: { route: routes.list, parent: null },
  mine: { route: routes.mine, parent: null },
  tickets: { route: routes.ticketHolder, parent: null },
  orders: { route: routes.orders, parent: 'mine' },
  coupons: { route: routes.coupon, parent: 'mine' },
  points: { route: routes.points, parent: 'mine' },
  members: { route: routes.memberCenter, parent: 'mine' },
  cards: { route: routes.cardList, parent: 'mine' },
  certificates: { route: routes.certificates, parent: 'mine' },
  attendees: { route: routes.viewer, parent: 'mine' },
  addresses: { route: routes.address, parent: 'mine' },
  settings: { route: routes.settings, parent: 'mine' },
  profile: { route: routes.member, parent: 'mine' },
} as const

/** Parents of pages, by the names of their routes. */
const PAGES: Readonly<Record<CrumbName, readonly Route[]>> = {
  home: [],
  mine: [
    routes.favoriteShow,
    routes.myRights,
    routes.rightsList,
    routes.support,
    routes.workPermitRecords,
    routes.parkingPayment,
    routes.parkingDetail,
    routes.parkingRecord,
    routes.reserveOrder,
    routes.reserveRecord,
    routes.registrationList,
  ],
  tickets: [
    routes.ticketDetail,
    routes.ticketCode,
    routes.historyTicket,
    routes.siteList,
    routes.siteTicket,
    routes.sendMineTicket,
    routes.sendRule,
    routes.realName,
    routes.realNameSingle,
    routes.realIdCard,
    routes.ticketBindAudience,
    routes.bindTicket,
    routes.bindInvitationTicket,
    routes.ticketStubList,
    routes.ticketStubPrint,
  ],
  orders: [
    routes.orderDetail,
    routes.productDetail,
    routes.aboutOrder,
    routes.express,
    routes.addPurchaseList,
    routes.refundOrders,
    routes.refundOrderTickets,
    routes.refundRuleOrder,
    routes.rebookTicket,
    routes.waitListInstruction,
    routes.invoice,
    routes.invoiceDetail,
  ],
  coupons: [
    routes.couponInfo,
    routes.couponExchange,
    routes.couponRecommend,
    routes.couponCreate,
    routes.couponSelf,
    routes.couponShows,
    routes.couponReceive,
  ],
  points: [routes.pointRecord, routes.pointsRule, routes.selfPoint],
  members: [
    routes.memberRight,
    routes.memberCompare,
    routes.memberConfirm,
    routes.growthValue,
    routes.growthRule,
    routes.memberPaySuccess,
    routes.memberAgreement,
  ],
  cards: [routes.cardDetail, routes.cardRange, routes.cardConfirm, routes.refundRulePrivilege],
  certificates: [routes.certificateDetail, routes.studentVerify],
  attendees: [routes.audienceModification],
  addresses: [routes.addressEdit],
  settings: [routes.accountSafe, routes.privacy, routes.language, routes.skinSwitch],
  profile: [routes.nicknameEdit, routes.languagePush, routes.accountBind, routes.changePassword],
}

const NAMES = Object.keys(PARENTS) as CrumbName[]

/** The pages that a page belongs to, the outermost first; home for one that belongs to none. */
export function trailOf(route: Route): { name: CrumbName; route: Route }[] {
  const own = NAMES.find((name) => PARENTS[name].route === route)
  const first = own ? PARENTS[own].parent : NAMES.find((name) => PAGES[name].includes(route))
  const trail: { name: CrumbName; route: Route }[] = []
  for (let name: CrumbName | null = first ?? 'home'; name !== null; name = PARENTS[name].parent) {
    trail.unshift({ name, route: PARENTS[name].route })
  }
  return trail
}
