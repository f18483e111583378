import { View } from '@tarojs/components'
import { SideScroller } from '@/ui/side-scroller/side-scroller'
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
      <SideScroller>
        {shows.map((show) => (
          <View key={show.showId} className={styles.show}>
            <PosterCard show={show} onTap={host.openShow} />
          </View>
        ))}
      </SideScroller>
    </Section>
  )
}
