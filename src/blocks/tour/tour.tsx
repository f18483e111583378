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
import styles from './tour.module.scss'

/** Tours in a row that scrolls sideways. */
export function Tour({ component }: BlockProps<'TOUR'>) {
  const t = useText(blockText)
  const { navigation } = useApp()
  const { title, tours } = component.data
  if (tours.length === 0) return null
  return (
    <Section title={title} isWide>
      <HorizontalScroll>
        {tours.map(({ tourId, tourName, posterUrl, posterColor, cityCount, dateRange }) => (
          <Pressable
            key={tourId}
            role="link"
            className={styles.tour}
            onPress={() => void navigation.open(routes.tourDetail, { tourId })}
          >
            <Picture className={styles.poster} src={posterUrl} width={300} alt="" color={posterColor} />
            <View className={styles.words}>
              <View className={styles.name}>{tourName}</View>
              <View className={styles.cities}>{t('tour.cities', { count: cityCount })}</View>
              <View className={styles.dates}>{dateRange}</View>
            </View>
          </Pressable>
        ))}
      </HorizontalScroll>
    </Section>
  )
}
