import { View } from '@tarojs/components'
import type { OwnCard } from '@/contracts/privilege/own-card'
import { dateText } from '@/domain/date-text'
import { priceText } from '@/domain/money'
import { useLocale } from '@/i18n/locale-context'
import type { Translate } from '@/i18n/text'
import { useText } from '@/i18n/use-text'
import { Tag } from '@/ui/tag/tag'
import type { PrivilegeCardTextKey } from '../locales/zh-cn'
import { privilegeCardText } from '../text'
import { CardFace } from './card-face/card-face'

/** A card of the user: balance, expiry, and its stamp when it is over (CARD-006…009, CARD-014). */
export function OwnCardFace({ card }: { card: OwnCard }) {
  const t = useText(privilegeCardText)
  const locale = useLocale()
  const { cardName, cardUrl, cardStatus, enabled, isAnnualCard, promotionDesc } = card
  return (
    <CardFace
      name={cardName}
      imgUrl={cardUrl}
      isAnnual={isAnnualCard}
      lines={[promotionDesc, ...leftOf(card, t), t('face.until', { date: dateText(card.expirationTime, locale) })]}
      stamp={cardStatus && t(`status.${cardStatus}`)}
    >
      {!enabled && cardStatus === undefined && (
        <View>
          <Tag isHighlight>{t('face.inactive')}</Tag>
        </View>
      )}
    </CardFace>
  )
}

/** Balance of a card: uses, or money once activated; null if unlimited. */
function leftOf(card: OwnCard, t: Translate<PrivilegeCardTextKey>): string[] {
  const { balance, convertibleTimes: times, enabled } = card
  if (balance && !enabled) return []
  if (balance) return [t('face.balance', { price: priceText(balance) })]
  return times > 0 ? [t('face.left', { left: usesLeft(card), times })] : []
}

/** Remaining uses of a card. */
export function usesLeft({ convertibleTimes, redeemedTimes }: OwnCard): number {
  return Math.max(0, convertibleTimes - redeemedTimes)
}
