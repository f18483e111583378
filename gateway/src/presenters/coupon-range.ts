import type { CouponRange } from '@/contracts/coupon/coupon'
import type { Locale } from '@/domain/locale'
import { venueTime, weekdayName } from '@/domain/show-date'
import type { Catalogue } from '../catalogue/catalogue'
import type { Show } from '../catalogue/entities/show'
import type { CouponLimits, CouponTerms } from '../database/schema/coupon-terms'
import { type LocalText, translate } from '../texts/text'

/** Scope of a coupon in words (COUPON-046…053). */
export function couponRangeText(catalogue: Catalogue, terms: CouponTerms, locale: Locale): string {
  const { content } = catalogue
  const { useRule, limits, bizTypes, weekdays = [] } = terms
  const only = (names: readonly LocalText[]) => translate(locale, 'coupon.range.only', { names: listed(names, locale) })
  switch (useRule) {
    case 'ALL_SHOW':
      return translate(locale, 'coupon.range.ALL_SHOW')
    case 'ALL_PRODUCT':
      return translate(locale, bizTypes.includes('PARKING_FEE') ? 'coupon.range.parking' : 'coupon.range.ALL_PRODUCT')
    case 'LIMIATION_SHOW_TYPE_OR_TAG':
      return translate(locale, 'coupon.range.only', { names: showTypesText(catalogue, terms, locale) })
    case 'LIMIATION_VENUE_USE':
      return only(content.venues.filter(({ venueId }) => limits.venueIds.includes(venueId)).map(({ name }) => name))
    case 'LIMIATION_SHOW_SESSION_SEATPLAN':
      return translate(locale, 'coupon.range.shows')
    case 'LIMIATION_SHOW_DATA':
      return translate(locale, 'coupon.range.days', { names: daysText(weekdays, locale) })
    case 'LIMIATION_ITEM':
      return only(itemNames(content.offers, limits.itemIds))
    case 'LIMIATION_ITEM_CATEGORY': {
      const categories = content.offers.goodsCategories.filter(({ categoryId }) =>
        limits.categoryIds.includes(categoryId),
      )
      return only(categories.map(({ name }) => name))
    }
  }
}

/** The kinds of shows that a coupon is limited to, in words; empty if it is for all. */
export function showTypesText({ content }: Catalogue, { limits }: CouponTerms, locale: Locale): string {
  const types = content.categories.filter(({ code }) => limits.showTypes.includes(code))
  return listed(
    types.map(({ name }) => name),
    locale,
  )
}

/** The shows that a coupon is limited to, with the sessions and plans that count (COUPON-011). */
export function couponRanges(catalogue: Catalogue, { limits }: CouponTerms, locale: Locale): CouponRange[] {
  const { showIds, showSessionIds, seatPlanIds } = limits
  const isIn = (wanted: readonly string[], id: string) => wanted.length === 0 || wanted.includes(id)
  if (showIds.length + showSessionIds.length + seatPlanIds.length === 0) return []
  return showsNamedIn(catalogue, limits).flatMap((show) => {
    const sessions = show.sessions.flatMap((session) => {
      const plans = session.seatPlans.filter(({ seatPlanId }) => isIn(seatPlanIds, seatPlanId))
      return isIn(showSessionIds, session.sessionId) && plans.length > 0 ? [{ session, plans }] : []
    })
    if (!isIn(showIds, show.showId) || sessions.length === 0) return []
    const isWhole = showSessionIds.length + seatPlanIds.length === 0
    return [
      {
        showName: show.name[locale],
        sessionRangeVoList: isWhole
          ? []
          : sessions.map(({ session, plans }) => ({
              sessionName: session.name[locale],
              seatPlanNames: seatPlanIds.length === 0 ? [] : plans.map(({ name }) => name[locale]),
            })),
      },
    ]
  })
}

/** The shows on offer that any of the limits names, the hottest first. */
function showsNamedIn(catalogue: Catalogue, { showIds, showSessionIds, seatPlanIds }: CouponLimits): Show[] {
  const { index } = catalogue
  const named = [
    ...showIds.map((id) => catalogue.findShow(id)),
    ...showSessionIds.map((id) => catalogue.findSession(id)?.show),
    ...seatPlanIds.map((id) => catalogue.findSeatPlan(id)?.show),
  ]
  return index.showsAt(index.setOfShows(named.flatMap((show) => show ?? [])).slice())
}

function itemNames(
  { goods, cards, membership }: Catalogue['content']['offers'],
  itemIds: readonly string[],
): LocalText[] {
  const items = [
    ...goods.map(({ spuId, name }) => ({ id: spuId, name })),
    ...cards.map(({ cardId, name }) => ({ id: cardId, name })),
    ...(membership ? [{ id: membership.primeCardId, name: membership.name }] : []),
  ]
  return items.filter(({ id }) => itemIds.includes(id)).map(({ name }) => name)
}

function daysText(weekdays: readonly number[], locale: Locale): string {
  const anyDay = venueTime(0)
  return weekdays.map((weekday) => weekdayName(anyDay.day(weekday), locale)).join(separatorOf(locale))
}

function listed(names: readonly LocalText[], locale: Locale): string {
  return names.map((name) => name[locale]).join(separatorOf(locale))
}

const separatorOf = (locale: Locale) => (locale === 'en-US' ? ', ' : '、')
