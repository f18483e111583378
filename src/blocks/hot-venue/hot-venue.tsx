import { View } from '@tarojs/components'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { HorizontalScroll } from '@/ui/horizontal-scroll/horizontal-scroll'
import { Picture } from '@/ui/picture/picture'
import { Pressable } from '@/ui/pressable/pressable'
import type { BlockProps } from '../block'
import { Section } from '../section/section'
import { blockText } from '../text'
import styles from './hot-venue.module.scss'

/** Venues in a row that scrolls sideways. */
export function HotVenue({ component }: BlockProps<'HOT_VENUE'>) {
  const t = useText(blockText)
  const { navigation } = useApp()
  const { title, venues } = component.data
  if (venues.length === 0) return null
  return (
    <Section title={title} isWide>
      <HorizontalScroll>
        {venues.map(({ venueId, venueName, imgUrl, onSaleShowCount }) => (
          <Pressable
            key={venueId}
            role="link"
            className={styles.venue}
            onPress={() => void navigation.open(routes.venue, { venueId })}
          >
            <Picture className={styles.picture} src={imgUrl} width={300} alt="" />
            <View className={styles.name}>{venueName}</View>
            <View className={styles.count}>{t('venue.shows', { count: onSaleShowCount })}</View>
          </Pressable>
        ))}
      </HorizontalScroll>
    </Section>
  )
}
