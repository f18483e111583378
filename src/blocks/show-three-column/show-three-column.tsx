import { View } from '@tarojs/components'
import type { BlockProps } from '../block'
import { Section } from '../section/section'
import { PosterCard } from '../show-slide/poster-card'
import styles from './show-three-column.module.scss'

/** Shows in three columns. */
export function ShowThreeColumn({ component, host }: BlockProps<'SHOW_THREE_COLUMN'>) {
  const { title, shows } = component.data
  if (shows.length === 0) return null
  return (
    <Section title={title}>
      <View className={styles.grid}>
        {shows.map((show) => (
          <View key={show.showId} className={styles.cell}>
            <PosterCard show={show} onPress={host.openShow} />
          </View>
        ))}
      </View>
    </Section>
  )
}
