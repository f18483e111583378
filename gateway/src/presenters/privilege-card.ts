import type { PrivilegeCardDetail } from '@/contracts/privilege/get-card'
import type { OwnCard } from '@/contracts/privilege/own-card'
import type { PrivilegeCard } from '@/contracts/privilege/privilege-card'
import { centsToYuan, priceInfoFromCents } from '@/domain/money'
import type { CardTemplate } from '../catalogue/entities/card'
import { escapeMarkup } from '../escape-markup'
import { priceModeOf } from '../services/cards/card-points'
import { ACTIVATE_WITHIN_DAYS, isAnnual } from '../services/cards/cards'
import { RETURNED_MONEY_DAYS } from '../services/cards/extend-cards'
import { translate } from '../texts/text'
import { pictureUrls } from './picture-urls'
import type { Viewer } from './show-card'

/** A card that can be bought (contract K1). */
export function presentPrivilegeCard(card: CardTemplate, { locale, origin }: Viewer): PrivilegeCard {
  return {
    cardId: card.cardId,
    cardName: card.name[locale],
    cardUrl: pictureUrls(origin).scene(card.picture),
    cardType: card.cardType,
    isAnnualCard: isAnnual(card),
    promotionDesc: card.equity[locale],
    validityDesc: card.validity[locale],
    priceMode: priceModeOf(card),
    cardPrice: centsToYuan(card.priceCent),
    priceInfo: priceInfoFromCents(card.priceCent),
    pointPrice: card.pointPrice,
    convertibleTimes: card.convertibleTimes,
  }
}

/** The same in full, with one of its kind that the user has (contract K2). */
export function presentPrivilegeCardDetail(
  card: CardTemplate,
  { left, instance }: { left: number; instance: OwnCard | null },
  viewer: Viewer,
): PrivilegeCardDetail {
  const { locale, origin } = viewer
  return {
    ...presentPrivilegeCard(card, viewer),
    desc: card.about[locale],
    rules: rulesOf(card, viewer),
    equities: card.equities.map(({ icon, name, desc }) => ({
      icon: pictureUrls(origin).icon(icon),
      name: name[locale],
      desc: desc[locale],
    })),
    buyLimit: card.buyLimit,
    onSale: left > 0,
    needIdentity: card.needIdentity,
    ...(instance && { instance }),
  }
}

function rulesOf(card: CardTemplate, { locale }: Viewer): PrivilegeCardDetail['rules'] {
  const { cardType, needIdentity, privilege, validity, buyLimit } = card
  const ofRights = privilege ? 'card.use.tickets' : 'card.use.venue'
  const isActivated = cardType === 'CASH' || needIdentity
  const rule = (title: string, ...words: string[]) => ({
    title,
    html: words.map((text) => `<p>${escapeMarkup(text)}</p>`).join(''),
  })
  return [
    rule(
      translate(locale, 'card.rule.use'),
      translate(locale, cardType === 'CASH' ? 'card.use.money' : ofRights),
      ...(needIdentity ? [translate(locale, 'card.use.holder')] : []),
    ),
    rule(
      translate(locale, 'card.rule.valid'),
      validity[locale],
      ...(isActivated ? [translate(locale, 'card.valid.activate', { days: ACTIVATE_WITHIN_DAYS })] : []),
      ...(cardType === 'CASH' ? [translate(locale, 'card.valid.returned', { days: RETURNED_MONEY_DAYS })] : []),
    ),
    rule(translate(locale, 'card.rule.buy'), translate(locale, 'card.limit', { count: buyLimit })),
    rule(translate(locale, 'card.rule.refund'), translate(locale, 'card.refund.words')),
  ]
}
