import { View } from '@tarojs/components'
import { HorizontalScroll } from '@/ui/horizontal-scroll/horizontal-scroll'
import type { BlockProps } from '../block'
import { Section } from '../section/section'
import { PosterCard } from './poster-card'
import styles from './show-slide.module.scss'

/** Shows in a row that scrolls sideways. */
export function ShowSlide({ component, host }: BlockProps<'SHOW_SLIDE'>) {
  const { title, shows } = component.data
  if (shows.length === 0) return null
  return (
    <Section title={title} isWide>
      <HorizontalScroll>
        {shows.map((show) => (
          <View key={show.showId} className={styles.show}>
            <PosterCard show={show} onPress={host.openShow} />
          </View>
        ))}
      </HorizontalScroll>
    </Section>
  )
}
