import type { Catalogue } from '../../catalogue/catalogue'
import { demoEntrances } from '../../demo/entrances'
import { NAMED_SHOWS } from '../../demo/named-shows'
import { demoOpenShows } from '../../demo/open-shows'
import { demoPackages } from '../../demo/packages'
import { DEMO_SHOW_GROUPS } from '../../demo/show-groups'
import { demoTicketCodes } from '../../demo/ticket-codes'
import { demoVotes } from '../../demo/votes'
import { demoPermitProjects } from '../../demo/work-permits'
import { stableId } from '../../stable-id'

export type PageParams = Readonly<Record<string, string>>

const SHOW = { showId: NAMED_SHOWS.simpleConcert }
const PROJECT = { projectCode: demoPermitProjects()[0]?.code ?? '' }
const ENTRANCE = { id: demoEntrances()[0]?.entranceId ?? '' }
const OPEN_SHOW = { openShowId: demoOpenShows()[0]?.openShowId ?? '' }
const COUPON = { couponTemplateId: stableId('coupon:newcomer-50') }
const CARD = { cardId: stableId('card:year') }
const MUG = { spuId: stableId('spu:mug') }

/** Parameters of catalogue pages, valid in every shop. */
export function demoParameters(catalogue: Catalogue): Readonly<Record<string, PageParams>> {
  const concert = catalogue.show(NAMED_SHOWS.simpleConcert)
  const seated = catalogue.show(NAMED_SHOWS.seatsClub)
  const [session] = concert.sessions
  const [ticketPackage] = demoPackages()
  const packaged = { promotionId: ticketPackage?.promotionId ?? '' }
  const packagedShow = { ...packaged, showId: ticketPackage?.rules[0]?.showId ?? '' }
  const seats = { showId: seated.showId, bizShowSessionId: seated.sessions[0]?.sessionId ?? '' }
  return {
    showDetail: SHOW,
    booking: SHOW,
    sitePurchase: SHOW,
    tiedSaleList: SHOW,
    sendRule: SHOW,
    shareShowDetail: SHOW,
    groupShowDetail: { showId: DEMO_SHOW_GROUPS[0].showGroupId },
    search: { keyword: '林屿' },
    venue: { venueId: concert.venueId },
    tourDetail: { tourId: catalogue.content.tours[0]?.tourId ?? '' },
    preloadTicket: { showId: NAMED_SHOWS.hot },
    privilege: {
      showId: NAMED_SHOWS.privilege,
      privilegeId: catalogue.show(NAMED_SHOWS.privilege).privilege?.privilegeId ?? '',
    },
    pickSeat: seats,
    pickSeatElsewhere: { ...seats, thirdPartySeatToken: 'over' },
    confirmOrder: {
      ...SHOW,
      bizShowSessionId: session?.sessionId ?? '',
      items: JSON.stringify([{ seatPlanId: session?.seatPlans[0]?.seatPlanId ?? '', qty: 2 }]),
    },
    openShowDetail: OPEN_SHOW,
    openShowForm: OPEN_SHOW,
    entranceRegistrationDetail: ENTRANCE,
    entranceRegistrationForm: ENTRANCE,
    voteDetail: { id: demoVotes()[0]?.voteId ?? '' },
    homeTopic: { topicId: 'spring' },
    topicActivity: { topicId: 'spring' },
    shareTopicActivity: { topicId: catalogue.content.offers.activity?.topicId ?? '' },
    shopDetail: MUG,
    goodsConfirm: { ...MUG, skuId: stableId('sku:mug:White'), qty: '2' },
    reserveDetail: { reserveId: stableId('reserve:backstage') },
    cardDetail: CARD,
    cardRange: CARD,
    cardConfirm: CARD,
    refundRulePrivilege: CARD,
    couponInfo: COUPON,
    couponShows: COUPON,
    ticketPackageDetail: packaged,
    ticketPackageShow: packaged,
    ticketPackageShowDetail: packagedShow,
    ticketPackageSession: packagedShow,
    bindInvitationTicket: { code: demoTicketCodes().find(({ kind }) => kind === 'INVITATION')?.code ?? '' },
    workPermitLogin: PROJECT,
    workPermitApply: PROJECT,
    siteTicket: { siteId: concert.cityId },
    ticketError: { code: 'used' },
    checkEmail: { email: 'ann@encore.test' },
    activateEmail: { token: 'of-a-mail' },
    setPassword: { token: 'of-a-mail' },
    loginCode: { cellphone: '13800138000', countryCode: '86' },
    agreement: { id: 'purchase' },
    announce: { id: catalogue.content.home.announcements[0]?.noticeId ?? '' },
    webView: { url: 'https://sobot.com/chat', title: '在线客服' },
  }
}
