import type { PackageSession } from '@/contracts/package/list-package-sessions'
import type { TicketPackage } from '@/contracts/package/ticket-package'
import type { Locale } from '@/domain/locale'
import { formatCents, priceInfoFromCents } from '@/domain/money'
import { packageReduction } from '@/domain/package-rules'
import type { Availability } from '../catalogue/availability'
import type { Catalogue } from '../catalogue/catalogue'
import type { PackageOffer } from '../catalogue/entities/package'
import type { Session } from '../catalogue/entities/session'
import { activityOf, fitsPackage, plansForPackages } from '../services/packages/packages'
import { shareOf } from '../services/pricing/price-cart'
import { translate } from '../texts/text'
import { pictureUrls } from './picture-urls'
import { presentSessionTime } from './session-time'
import type { Viewer } from './show-card'

export function presentPackage(catalogue: Catalogue, given: PackageOffer, { locale, origin }: Viewer): TicketPackage {
  const [first] = given.rules
  const show = catalogue.show(first?.showId ?? '')
  const listCents = leastListCents(catalogue, given)
  const cents = leastCents(given, listCents)
  return {
    promotionId: given.promotionId,
    ...activityOf(given),
    name: given.name[locale],
    posterUrl: pictureUrls(origin).poster(show.showId),
    posterColor: show.posterColor,
    desc: given.desc[locale],
    ruleTexts: [...tierTexts(given, locale), translate(locale, 'package.noRefund')],
    beginTime: catalogue.content.anchor,
    endTime: given.endAt,
    itemRules: given.rules.map((rule) => ({ ...rule })),
    priceInfo: priceInfoFromCents(cents, translate(locale, 'price.from')),
    ...(cents < listCents && { originPriceInfo: priceInfoFromCents(listCents) }),
    showCount: given.rules.length,
  }
}

function tierTexts({ method, tiers }: PackageOffer, locale: Locale): string[] {
  return tiers.map(({ thresholdCent, reduceCent, discount }) =>
    translate(locale, `package.method.${method}`, {
      threshold: formatCents(thresholdCent),
      reduce: formatCents(reduceCent),
      tenths: String(Math.round(discount * 100) / 10),
      percent: Math.round((1 - discount) * 100),
    }),
  )
}

/** Sum of the cheapest tickets one by one, at the minimum quantity. */
function leastListCents(catalogue: Catalogue, { rules }: PackageOffer): number {
  return rules.reduce((sum, { showId, minQty }) => {
    const plans = catalogue.show(showId).sessions.filter(fitsPackage).flatMap(plansForPackages)
    return sum + minQty * Math.min(...plans.map(({ priceCent }) => priceCent))
  }, 0)
}

/** The same in the package. */
function leastCents({ method, tiers }: PackageOffer, listCents: number): number {
  const reduction = packageReduction(method, tiers, listCents)
  return reduction.kind === 'rate' ? shareOf(listCents, reduction.rate) : listCents - reduction.cents
}

export function presentPackageSession(
  { session, left, isOnSale }: { session: Session; left: Availability; isOnSale: boolean },
  locale: Locale,
): PackageSession {
  const unitsOf = (seatPlanId: string) => (isOnSale ? Math.min(left.get(seatPlanId) ?? 0, session.limitation) : 0)
  return {
    bizShowSessionId: session.sessionId,
    sessionName: session.name[locale],
    sessionShowTime: presentSessionTime(session, locale),
    soldOut: !isOnSale,
    supportSeatPicking: session.seating !== null,
    limitation: session.limitation,
    seatPlans: plansForPackages(session).map(({ seatPlanId, name, priceCent }) => ({
      seatPlanId,
      seatPlanName: name[locale],
      originalPriceCent: priceCent,
      priceInfo: priceInfoFromCents(priceCent),
      canBuyCount: unitsOf(seatPlanId),
    })),
  }
}
