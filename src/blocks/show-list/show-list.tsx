import { View } from '@tarojs/components'
import type { BlockProps } from '../block'
import { Section } from '../section/section'
import { ShowCard } from '../show-card/show-card'
import styles from './show-list.module.scss'

/** Shows stacked, with a link to more. */
export function ShowList({ component, host }: BlockProps<'SHOW_LIST'>) {
  const { title, moreJump, shows } = component.data
  if (shows.length === 0) return null
  return (
    <Section title={title} onMore={moreJump && (() => host.openJump(moreJump))}>
      <View className={styles.list}>
        {shows.map((show) => (
          <ShowCard key={show.showId} show={show} onPress={({ showId }) => host.openShow(showId)} />
        ))}
      </View>
    </Section>
  )
}
