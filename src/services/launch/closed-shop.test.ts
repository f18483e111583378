import { routes } from '@/routes'
import type { Route } from '@/routes/route'
import { isOpenWhileClosed } from './closed-shop'

/** Pages that stay open: what buyers have, the gate, logging in, support. */
const OPEN = `
  login loginCode loginWay loginCaptcha loginEmail checkEmail activateEmail createAccount setPassword
  forgotPassword changePassword accountBind channelLogin bankAuth wechatAuth middleVerify accountSafe privacy
  nicknameEdit languagePush settings language skinSwitch agreement support shopState pageError reserveRecord
  reserveOrder entranceRegistrationDetail entranceRegistrationForm ticketHolder mine orders orderDetail
  productDetail payLoading paySuccess paySuccessNew aboutOrder waitListInstruction express refundOrders
  refundOrderTickets refundRuleOrder unregisteredConfirmation invoice invoiceDetail parkingDetail
  parkingRecord ticketDetail ticketCode ticketError historyTicket siteList siteTicket realName realNameSingle
  realIdCard bindTicket bindInvitationTicket sendMineTicket acceptMineTicket ticketBindAudience sendRule
  viewer audienceModification member memberPaySuccess
`

/** Pages that sell or advertise, or belong to it. */
const CLOSED = `
  address addressEdit
  workPermitLogin workPermitApply workPermitRecords workPermitSuccess announce cartList shopDetail goodsSearch
  goodsConfirm goodsCartConfirm ticketStubPrint ticketStubList reserveIndex reserveDetail openShow
  openShowDetail openShowForm openShowList registrationList list all shop home homeTopic webView siteCode
  annualReview confirmOrder rebookTicket refundRulePrivilege addPurchaseList parkingPayment showDetail
  groupShowDetail tourDetail sitePurchase search booking pickSeat pickSeatElsewhere preloadTicket tiedSaleList
  privilege venueList venue ticketPackageDetail ticketPackageShow ticketPackageShowDetail ticketPackageSession
  topicActivity voteDetail hotTicket shareTicket shareShowDetail shareTopicActivity sharePaySuccess
  customButtonList certificates certificateDetail myRights rightsList favoriteShow studentVerify coupon
  couponExchange couponReceive couponInfo couponShows couponSelf couponRecommend couponCreate points
  pointsRule pointRecord selfPoint growthValue growthRule memberCenter memberRight memberConfirm memberCompare
  memberAgreement cardList cardDetail cardRange cardConfirm
`

const named = (names: string) => new Set(names.trim().split(/\s+/))

describe('the pages of a shop that is closed or maintained', () => {
  it.each(Object.values<Route>(routes).map(({ name, path }) => [name, path]))(
    'include %s if it belongs to ticket holders (D-43)',
    (name, path) => {
      const isOpen = isOpenWhileClosed(path)
      expect({ open: named(OPEN).has(name), closed: named(CLOSED).has(name) }).toEqual({
        open: isOpen,
        closed: !isOpen,
      })
    },
  )

  it('names no page that is not there', () => {
    const known = new Set(Object.values<Route>(routes).map(({ name }) => name))
    expect([...named(OPEN), ...named(CLOSED)].filter((name) => !known.has(name))).toEqual([])
  })
})
