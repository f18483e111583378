import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { Price } from '@/ui/price/price'
import type { BlockProps } from '../block'
import { MediaRow } from '../media-row/media-row'
import { Section } from '../section/section'

/** Cards with privileges that can be bought. */
export function PrivilegeCard({ component }: BlockProps<'PRIVILEGE_CARD'>) {
  const { navigation } = useApp()
  const { title, cards } = component.data
  if (cards.length === 0) return null
  return (
    <Section title={title}>
      {cards.map(({ cardId, cardName, imgUrl, equityDesc, validityDesc, priceInfo }) => (
        <MediaRow
          key={cardId}
          imgUrl={imgUrl}
          title={cardName}
          lines={[equityDesc, validityDesc]}
          after={<Price price={priceInfo} />}
          onPress={() => void navigation.open(routes.cardDetail, { cardId })}
        />
      ))}
    </Section>
  )
}
