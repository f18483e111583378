import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import type { BlockProps } from '../block'
import { MediaRow } from '../media-row/media-row'
import { Section } from '../section/section'
import { CardPrice } from './card-price'

/** Cards with privileges that can be bought. */
export function PrivilegeCard({ component }: BlockProps<'PRIVILEGE_CARD'>) {
  const { navigation } = useApp()
  const { title, cards } = component.data
  if (cards.length === 0) return null
  return (
    <Section title={title} isPaired>
      {cards.map(({ cardId, cardName, cardUrl, promotionDesc, validityDesc, ...price }) => (
        <MediaRow
          key={cardId}
          imgUrl={cardUrl}
          title={cardName}
          lines={[promotionDesc, validityDesc]}
          after={<CardPrice {...price} />}
          onPress={() => void navigation.open(routes.cardDetail, { cardId })}
        />
      ))}
    </Section>
  )
}
