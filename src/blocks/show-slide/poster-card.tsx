import { View } from '@tarojs/components'
import type { ShowCard } from '@/contracts/show/show-card'
import { useApp } from '@/shell/app-context'
import { Picture } from '@/ui/picture/picture'
import { Pressable } from '@/ui/pressable/pressable'
import { ShowPrice } from '../show-card/show-price'
import styles from './poster-card.module.scss'

interface PosterCardProps {
  show: ShowCard
  onPress(showId: string): void
}

/** A show with little room: poster, name, price. As wide as its place. */
export function PosterCard({ show, onPress }: PosterCardProps) {
  const { tappedShow } = useApp()
  return (
    <Pressable
      role="link"
      href={`/content/${show.showId}`}
      className={styles.card}
      onPress={() => {
        tappedShow.put(show)
        onPress(show.showId)
      }}
    >
      <View className={styles.frame}>
        <Picture className={styles.poster} src={show.posterUrl} width={300} alt="" color={show.posterColor} />
      </View>
      <View className={styles.name}>{show.showName}</View>
      <ShowPrice show={show} />
    </Pressable>
  )
}
