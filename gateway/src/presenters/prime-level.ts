import type { GetPrimeRightOutput } from '@/contracts/member/get-prime-right'
import type { PrimeLevel } from '@/contracts/member/list-prime-levels'
import type { PrimeRight } from '@/contracts/member/prime-right'
import { priceInfoFromCents } from '@/domain/money'
import type { LevelRight } from '../catalogue/entities/membership'
import { PRIME_LEVEL } from '../catalogue/entities/membership'
import type { Offers } from '../catalogue/entities/offers'
import { translate } from '../texts/text'
import { pictureUrls } from './picture-urls'
import type { Viewer as ShowViewer } from './show-card'

/** Viewer of levels; nothing in them depends on the clock. */
type Viewer = Pick<ShowViewer, 'locale' | 'origin'>

type LevelOffers = Pick<Offers, 'membership' | 'members'>

/** Rights of some levels, each once, those that users do not see included. */
export function presentRights(rights: readonly LevelRight[], codes: readonly string[], viewer: Viewer): PrimeRight[] {
  const { locale, origin } = viewer
  return rights
    .filter(({ levels }) => levels.some((code) => codes.includes(code)))
    .map(({ rightId, icon, name, badge, isDisplayed, isHighlighted }) => ({
      rightId,
      icon: pictureUrls(origin).right(icon),
      primeRightTypeName: name[locale],
      ...(badge && { badgeDesc: badge[locale] }),
      isDisplayToUser: isDisplayed,
      isHighlight: isHighlighted,
    }))
}

/** The levels of growth from the lowest, then the one that is paid for, if the shop has it. */
export function presentLevels({ membership, members }: LevelOffers, viewer: Viewer): PrimeLevel[] {
  const { locale } = viewer
  const { rights } = members
  const byGrowth = members.levels.map((level) => ({
    levelCode: level.levelCode,
    primeLevelName: level.name[locale],
    minGrowth: level.minGrowth,
    isPaid: false,
    rights: presentRights(rights, [level.levelCode], viewer),
  }))
  if (!membership) return byGrowth
  const { name, priceCent, validDays } = membership
  return [
    ...byGrowth,
    {
      levelCode: PRIME_LEVEL,
      primeLevelName: name[locale],
      minGrowth: 0,
      isPaid: true,
      price: priceInfoFromCents(priceCent),
      durationDesc: translate(locale, 'member.days', { days: validDays }),
      rights: presentRights(rights, [PRIME_LEVEL], viewer),
    },
  ]
}

/** A right in full. */
export function presentRight(right: LevelRight, offers: LevelOffers, viewer: Viewer): GetPrimeRightOutput {
  const { locale, origin } = viewer
  const { rightId, icon, name, desc, content, levels } = right
  return {
    rightId,
    name: name[locale],
    icon: pictureUrls(origin).right(icon),
    desc: desc[locale],
    html: content[locale],
    levelNames: presentLevels(offers, viewer)
      .filter(({ levelCode }) => levels.includes(levelCode))
      .map(({ primeLevelName }) => primeLevelName),
  }
}
