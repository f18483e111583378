import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import type { PackageItem, TicketPackage } from '@/contracts/package/ticket-package'
import type { Locale } from '@/domain/locale'
import { type PackageFault, packageFault, packageReduction } from '@/domain/package-rules'
import { BusinessError, notFound } from '../../business-error'
import { type Availability, availabilityOf, comingSessions, sessionStatusNow } from '../../catalogue/availability'
import type { Catalogue } from '../../catalogue/catalogue'
import type { PackageOffer } from '../../catalogue/entities/package'
import type { SeatPlan, Session } from '../../catalogue/entities/session'
import type { Show } from '../../catalogue/entities/show'
import type { TextKey, TextValues } from '../../texts/text'
import { shareOf } from '../pricing/price-cart'
import type { Trade } from '../trade'

/** Merchant of the demo shop's activities. */
const MERCHANT_ID = 'encore'

type PackageActivity = Pick<TicketPackage, 'grantorMerchantId' | 'activityType' | 'promotionMethod'>

/** A package of the shop; one that is over is not found. */
export function findPackage(catalogue: Catalogue, promotionId: string, now: number): PackageOffer {
  const found = catalogue.content.offers.packages.find((known) => known.promotionId === promotionId)
  if (!found || now >= found.endAt) throw notFound()
  return found
}

/** Terms of a package: its merchant, kind, and discount method (SEAT-029). */
export function activityOf({ method }: PackageOffer): PackageActivity {
  return { grantorMerchantId: MERCHANT_ID, activityType: 'TICKET_PACKAGE', promotionMethod: method }
}

/** The package of this activity; an id with another merchant, kind or method is none. */
export function findPackageOf(catalogue: Catalogue, named: PackageActivity & { promotionId: string }, now: number) {
  const found = findPackage(catalogue, named.promotionId, now)
  const { grantorMerchantId, activityType, promotionMethod } = activityOf(found)
  const isSame = named.grantorMerchantId === grantorMerchantId && named.activityType === activityType
  if (!isSame || named.promotionMethod !== promotionMethod) throw notFound()
  return found
}

/** Packages on sale that a show is a part of. */
export function packagesWith(catalogue: Catalogue, showId: string, now: number): PackageOffer[] {
  const { packages } = catalogue.content.offers
  return packages.filter((given) => now < given.endAt && given.rules.some((rule) => rule.showId === showId))
}

/** A show of a package, found by its id. */
export function showOfPackage(catalogue: Catalogue, { rules }: PackageOffer, showId: string): Show {
  if (!rules.some((rule) => rule.showId === showId)) throw notFound()
  return catalogue.show(showId)
}

/** Sessions that packages are made of: without names on the tickets, and sent as codes (decision 46). */
export function fitsPackage({ realNameType, deliverMethods, seating }: Session): boolean {
  return realNameType === 'NONE' && deliverMethods.includes('E_TICKET') && !seating?.isByOthers
}

/** Seat plans that packages are made of: what can be bought at once, and is no package itself. */
export function plansForPackages({ seatPlans }: Session): SeatPlan[] {
  return seatPlans.filter(
    ({ purchaseMode, unitQty }) => unitQty === 1 && (purchaseMode === 'BUY' || purchaseMode === 'PICK_SEAT'),
  )
}

/** Coming sessions of a show that fit, with what is left of each; those that are not on sale have nothing. */
export async function sessionsForPackages(
  { db, clock }: Trade,
  show: Show,
): Promise<{ session: Session; left: Availability; isOnSale: boolean }[]> {
  const sessions = comingSessions(show, clock.now()).filter(fitsPackage)
  const left = await availabilityOf({ db, clock }, sessions)
  return sessions.map((session) => ({
    session,
    left,
    isOnSale: sessionStatusNow(session, show, left, clock.now()) === 'ON_SALE',
  }))
}

/** Cents that tickets cost by themselves, and that a package takes off; nothing while it is none. */
export function pricePackageItems(
  catalogue: Catalogue,
  { method, tiers, rules }: PackageOffer,
  items: readonly PackageItem[],
): { listCents: number; reducedCents: number; fault: PackageFault | null } {
  const listCents = items.reduce((sum, item) => sum + planOf(catalogue, item).priceCent * item.qty, 0)
  const fault = packageFault(rules, items)
  if (fault) return { listCents, reducedCents: 0, fault }
  const reduction = packageReduction(method, tiers, listCents)
  const reducedCents =
    reduction.kind === 'rate' ? listCents - shareOf(listCents, reduction.rate) : Math.min(reduction.cents, listCents)
  return { listCents, reducedCents, fault }
}

/** The words for what speaks against a package. */
export function faultWords(fault: PackageFault, catalogue: Catalogue, locale: Locale): [TextKey, TextValues] {
  if (fault.kind === 'foreign') return ['package.foreign', {}]
  const { count, showId } = fault
  return [`package.${fault.kind}`, { count, show: catalogue.show(showId).name[locale] }]
}

/** The selection is no valid package. */
export function packageRefused(): BusinessError {
  return new BusinessError(BUSINESS_ERROR.packageRules, 'package.sessions', { mode: 1 })
}

function planOf(catalogue: Catalogue, { showId, bizShowSessionId, seatPlanId }: PackageItem): SeatPlan {
  const { show, session, plan } = catalogue.seatPlan(seatPlanId)
  const isWhole = show.showId === showId && session.sessionId === bizShowSessionId
  const isFit = fitsPackage(session) && plansForPackages(session).some((one) => one.seatPlanId === seatPlanId)
  if (!isWhole || !isFit) throw notFound()
  return plan
}
