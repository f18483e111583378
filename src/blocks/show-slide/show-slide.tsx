import { View } from '@tarojs/components'
import { HorizontalScroll } from '@/ui/horizontal-scroll/horizontal-scroll'
import { useSeen } from '@/ui/lazy-mount/use-seen'
import type { BlockProps } from '../block'
import { Section } from '../section/section'
import { PosterCard } from './poster-card'
import styles from './show-slide.module.scss'

/** Cards that are drawn with the row: what a phone shows of it, and some more; the others as the last of these comes. */
const FIRST = 5

/** Shows in a row that scrolls sideways. */
export function ShowSlide({ component, host }: BlockProps<'SHOW_SLIDE'>) {
  const { title, shows } = component.data
  const lastId = `more-of-${component.componentId}`
  const isMoved = useSeen(lastId)
  if (shows.length === 0) return null
  return (
    <Section title={title} isWide>
      <HorizontalScroll>
        {shows.map((show, index) => (
          <View key={show.showId} id={index === FIRST - 1 ? lastId : undefined} className={styles.show}>
            {(index < FIRST || isMoved) && <PosterCard show={show} onPress={host.openShow} />}
          </View>
        ))}
      </HorizontalScroll>
    </Section>
  )
}
