import { documentText } from '@/blocks/documents/text'
import type { OwnCard } from '@/contracts/privilege/own-card'
import { dateText } from '@/domain/date-text'
import { priceText } from '@/domain/money'
import { useLocale } from '@/i18n/locale-context'
import { useText } from '@/i18n/use-text'
import { Card } from '@/ui/card/card'
import { FactLine } from '@/ui/fact-line/fact-line'
import { usesLeft } from '../../shared/own-card-face'
import { privilegeCardText } from '../../text'

/** State of a user's card: balance, expiry, holder and seat (CARD-014, CARD-015). */
export function InstanceFacts({ card }: { card: OwnCard }) {
  const t = useText(privilegeCardText)
  const locale = useLocale()
  const document = useText(documentText)
  const { balance, convertibleTimes, redeemedTimes, enabled, expirationTime } = card
  const { identityName, identityType, identityNo, venueName, cityName, seatInfos = [] } = card
  const times = (count: number) => t('cardDetail.times', { count })
  return (
    <Card id="my-card" title={t('cardDetail.mine')}>
      {balance && enabled && <FactLine name={t('cardDetail.balance')} value={priceText(balance)} />}
      {convertibleTimes > 0 && (
        <>
          <FactLine name={t('cardDetail.left')} value={times(usesLeft(card))} />
          <FactLine name={t('cardDetail.used')} value={times(redeemedTimes)} />
        </>
      )}
      <FactLine
        name={t(enabled ? 'cardDetail.until' : 'cardDetail.activateBy')}
        value={dateText(expirationTime, locale)}
      />
      {identityName && <FactLine name={t('cardDetail.holder')} value={identityName} />}
      {identityType && identityNo && (
        <FactLine name={t('cardDetail.document')} value={`${document(`id.${identityType}`)} ${identityNo}`} />
      )}
      {venueName && <FactLine name={t('cardDetail.venue')} value={[cityName, venueName].filter(Boolean).join(' · ')} />}
      {seatInfos.length > 0 && (
        <FactLine name={t('cardDetail.seats')} value={seatInfos.map(({ seatDesc }) => seatDesc).join(', ')} />
      )}
    </Card>
  )
}
