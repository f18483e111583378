import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { Tag } from '@/ui/tag/tag'
import type { BlockProps } from '../block'
import { MediaRow } from '../media-row/media-row'
import { Section } from '../section/section'
import { blockText } from '../text'

/** Places whose time slots can be reserved. */
export function VenueReservation({ component }: BlockProps<'VENUE_RESERVATION'>) {
  const t = useText(blockText)
  const { navigation } = useApp()
  const { title, items } = component.data
  if (items.length === 0) return null
  return (
    <Section title={title} isPaired>
      {items.map(({ reserveId, name, imgUrl, venueName, dateRange, state }) => (
        <MediaRow
          key={reserveId}
          imgUrl={imgUrl}
          title={name}
          lines={[venueName, dateRange]}
          after={<Tag isHighlight={state === 'OPEN'}>{t(`reserve.${state}`)}</Tag>}
          onPress={() => void navigation.open(routes.reserveDetail, { reserveId })}
        />
      ))}
    </Section>
  )
}
