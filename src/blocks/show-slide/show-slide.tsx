import { ScrollView, View } from '@tarojs/components'
import { Heading } from '@/ui/heading/heading'
import { Picture } from '@/ui/picture/picture'
import { Tappable } from '@/ui/tappable/tappable'
import type { BlockProps } from '../block'
import { ShowPrice } from '../show-card/show-price'
import styles from './show-slide.module.scss'

/** Shows in a row that scrolls sideways. */
export function ShowSlide({ component, host }: BlockProps<'SHOW_SLIDE'>) {
  const { title, shows } = component.data
  if (shows.length === 0) return null
  return (
    <View className={styles.block}>
      <Heading className={styles.title}>{title}</Heading>
      <ScrollView className={styles.scroller} scrollX enhanced showScrollbar={false}>
        <View className={styles.row}>
          {shows.map((show) => (
            <Tappable
              key={show.showId}
              role="link"
              href={`/content/${show.showId}`}
              className={styles.show}
              onTap={() => host.openShow(show.showId)}
            >
              <Picture className={styles.poster} src={`${show.posterUrl}?w=300`} alt="" color={show.posterColor} />
              <View className={styles.name}>{show.showName}</View>
              <ShowPrice show={show} />
            </Tappable>
          ))}
        </View>
      </ScrollView>
    </View>
  )
}
