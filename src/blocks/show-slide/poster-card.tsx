import { View } from '@tarojs/components'
import type { ShowCard } from '@/contracts/show/show-card'
import { Picture } from '@/ui/picture/picture'
import { Tappable } from '@/ui/tappable/tappable'
import { ShowPrice } from '../show-card/show-price'
import styles from './poster-card.module.scss'

interface PosterCardProps {
  show: ShowCard
  onTap(showId: string): void
}

/** A show with little room: poster, name, price. As wide as its place. */
export function PosterCard({ show, onTap }: PosterCardProps) {
  return (
    <Tappable role="link" href={`/content/${show.showId}`} className={styles.card} onTap={() => onTap(show.showId)}>
      <View className={styles.frame}>
        <Picture className={styles.poster} src={show.posterUrl} width={300} alt="" color={show.posterColor} />
      </View>
      <View className={styles.name}>{show.showName}</View>
      <ShowPrice show={show} />
    </Tappable>
  )
}
