import type { GetShowDynamicOutput } from '@/contracts/show/get-show-dynamic'
import type { Locale } from '@/domain/locale'
import { priceInfoFromCents } from '@/domain/money'
import { notFound } from '../business-error'
import type { PublicCall } from '../call'
import { type ShowNow, sessionStatusNow, showsNow } from '../catalogue/availability'
import type { Session } from '../catalogue/entities/session'
import type { Show } from '../catalogue/entities/show'
import { favoriteOf } from '../services/following/favorites'
import { hotRate } from '../services/queue/queue'
import { remindTypeOf } from '../services/reminders/reminders'
import { existsWaitList } from '../services/wait-list/waiting-draft'
import { translate } from '../texts/text'
import { presentJumpInfo } from './jump-info'
import { presentFee } from './offered-sessions'
import { isSoldHere, statusHere } from './sale-here'
import { presentSeatPicking } from './seat-picking'
import { lowestPrice } from './show-card'

type ShowCall = PublicCall<{ showId: string }>

/** The part of a show that may change at any moment, for every version of the call. */
export async function presentShowDynamic(call: ShowCall): Promise<GetShowDynamicOutput> {
  const { input, user, locale, clock, db, shop } = call
  const { catalogue } = shop
  const show = catalogue.show(input.showId)
  const showNow = (await showsNow({ db, clock }, [show])).get(show)
  if (!showNow) throw notFound()
  const { status, sessions } = showNow
  return {
    showStatus: status,
    minOriginalPriceInfo: lowestPrice(show, locale),
    maxOriginalPriceInfo: priceInfoFromCents(show.maxPriceCent),
    ...presentFee(show.sessions),
    ...(show.customPrice !== null && { customPrice: show.customPrice }),
    soldOut: status === 'SOLD_OUT',
    remindType: remindTypeFor(call, status),
    hotMode: hotRate(shop, show) === null ? ('NORMAL' as const) : ('HOT_ROB' as const),
    ...presentLimits(show, locale),
    ...presentSeatPicking(sessions),
    onSaleShowCount: sessions.length,
    ...presentMemberPrice(show, status, shop),
    ...presentCaptchas(show, catalogue.content.anchor),
    ...(isSoldHere(call, show) ? presentSale(show, showNow, call) : presentNoSale(show, showNow, call)),
    ...(user && {
      cyUserFavoriteVO: await favoriteOf(db, user.userId, { targetType: 'FAVORITE_SHOW', targetId: show.showId }),
    }),
  }
}

/** Discount of members on a show that costs money and is sold, now or soon. */
function presentMemberPrice({ isFree }: Show, status: Show['showStatus'], { catalogue }: ShowCall['shop']) {
  const isSelling = status === 'ON_SALE' || status === 'PRE_SALE'
  const { membership } = catalogue.content.offers
  return membership && isSelling && !isFree ? { discount: membership.showDiscount } : {}
}

/** Reminders of the show that the shop can send. */
function remindTypeFor({ providers }: ShowCall, status: ShowNow['status']) {
  return (providers.messages.length > 0 ? remindTypeOf(status) : null) ?? ('NONE' as const)
}

/** Sale of a show: its sessions, its button, its beginning. */
function presentSale(show: Show, { status, sessions, left }: ShowNow, { clock, locale }: ShowCall) {
  const now = clock.now()
  const waitsForSale = status === 'PRE_SALE' && show.saleTime !== null
  const onSale = sessions.filter((session) => sessionStatusNow(session, show, left, now) === 'ON_SALE')
  const { supportSeatPicking } = presentSeatPicking(sessions)
  const isPartlyOnSale = status === 'ON_SALE' && onSale.length < sessions.length && !supportSeatPicking
  return {
    showDetailStatus: status,
    ...presentSaleSession(onSale, waitsForSale ? sessions : []),
    ...(waitsForSale && presentSaleToCome(show, now)),
    ...presentPrivilege(show, waitsForSale, now),
    existWaitList: sessions.some((session) => existsWaitList(session, left)),
    ...(status === 'ON_SALE' && presentButton(show, locale)),
    ...(isPartlyOnSale && { partialOnSaleText: translate(locale, 'show.button.partial') }),
  }
}

/** A show that costs money, where the shop takes none: nothing leads to an order, and the button gives the reason. */
function presentNoSale(show: Show, { status }: ShowNow, call: ShowCall) {
  const showDetailStatus = statusHere(call, show, status)
  return {
    showDetailStatus,
    ...presentPrivilege(show, false, call.clock.now()),
    existWaitList: false,
    ...(showDetailStatus !== status && { buttonText: translate(call.locale, 'sale.notOpen') }),
  }
}

/** The first session that sells; before the sale the first that will. */
function presentSaleSession(onSale: readonly Session[], toCome: readonly Session[]) {
  const [selling = toCome[0]] = onSale
  return selling ? { saleShowSessionId: selling.sessionId } : {}
}

/** Start of the sale, and of its countdown (CAT-052). */
function presentSaleToCome({ saleTime, countdownFrom }: Show, now: number) {
  if (saleTime === null) return {}
  return {
    saleTime,
    saleTimeCountdown: Math.ceil((saleTime - now) / 1000),
    latestSaleTime: saleTime,
    ...(countdownFrom !== null && { displayCountdownTime: countdownFrom }),
  }
}

/** Early access to a sale, and its means (CAT-067). */
function presentPrivilege({ privilege }: Show, waitsForSale: boolean, now: number) {
  if (privilege === null)
    return { canUsePriorityPurchase: false, existsPrivilegePurchase: false, discountPrivilegeIds: [] }
  const { privilegeId, opensAt } = privilege
  return {
    canUsePriorityPurchase: waitsForSale && opensAt <= now,
    // Once the sale is public, a privilege has no effect.
    existsPrivilegePurchase: waitsForSale,
    prioritySaleTime: opensAt,
    discountPrivilegeIds: [privilegeId],
  }
}

/** Warnings for buyers, and other terminals that sell the show (CAT-072, CAT-132). */
function presentLimits({ showId, gate, soldOn }: Show, locale: Locale) {
  return {
    ...(gate === 'INVITED' && { showAlertText: translate(locale, 'show.alert') }),
    ...(soldOn && { jumpUrlInfo: presentJumpInfo('SHOW_DETAIL_V2', showId, soldOn) }),
  }
}

/** Period in which tickets of the show require captchas (CAT-019). */
function presentCaptchas({ captchas, lastShowTime }: Show, startTime: number) {
  if (captchas.length === 0) return {}
  return { captchaSwitch: { startTime, endTime: lastShowTime, captchaTypes: [...captchas] } }
}

/** Button text of a show that is not bought like others (CAT-133). */
function presentButton({ isFree }: Show, locale: Locale) {
  return isFree ? { buttonText: translate(locale, 'show.button.free') } : {}
}
