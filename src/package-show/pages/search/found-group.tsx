import { View } from '@tarojs/components'
import { MediaRow } from '@/blocks/media-row/media-row'
import { NameParts } from '@/blocks/show-name/name-parts'
import { blockText } from '@/blocks/text'
import type { SearchGroup } from '@/contracts/show/search-shows'
import { useText } from '@/i18n/use-text'
import { useApp } from '@/shell/app-context'
import { openFound } from './open-found'
import styles from './search-results.module.scss'

/** Results other than shows: venues, tours, open shows or packages. */
export function FoundGroup({ group }: { group: SearchGroup }) {
  const t = useText(blockText)
  const { navigation } = useApp()
  return (
    <View className={styles.group}>
      {group.type === 'VENUE' &&
        group.list.map(({ venueId, venueName, venueAddress, imgUrl, onSaleShowCount }) => (
          <MediaRow
            key={venueId}
            imgUrl={imgUrl}
            title={venueName}
            lines={[venueAddress, t('venue.shows', { count: onSaleShowCount })]}
            onPress={() => openFound(navigation, 'VENUE', venueId)}
          />
        ))}
      {group.type === 'TOUR' &&
        group.list.map(({ tourId, tourName, posterUrl, cityCount, dateRange }) => (
          <MediaRow
            key={tourId}
            imgUrl={posterUrl}
            title={tourName}
            lines={[t('tour.cities', { count: cityCount }), dateRange]}
            onPress={() => openFound(navigation, 'TOUR', tourId)}
          />
        ))}
      {group.type === 'OPEN_SHOW' &&
        group.list.map(({ openShowId, name, nameArr, posterUrl, venueName, timeDesc }) => (
          <MediaRow
            key={openShowId}
            imgUrl={posterUrl}
            title={<NameParts parts={nameArr} name={name} />}
            lines={[venueName, timeDesc]}
            onPress={() => openFound(navigation, 'OPEN_SHOW', openShowId)}
          />
        ))}
      {group.type === 'TICKET_PACKAGE' &&
        group.list.map(({ promotionId, name, posterUrl, desc }) => (
          <MediaRow
            key={promotionId}
            imgUrl={posterUrl}
            title={name}
            lines={[desc]}
            onPress={() => openFound(navigation, 'TICKET_PACKAGE', promotionId)}
          />
        ))}
    </View>
  )
}
