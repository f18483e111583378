import { View } from '@tarojs/components'
import type { ShowCard as Show } from '@/contracts/show/show-card'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { ShowCard } from '../show-card/show-card'
import styles from './show-card-list.module.scss'

interface ShowCardsProps {
  /** Beginning of the ids of the cards. */
  id: string
  shows: readonly Show[]
  /** Number of visible cards. */
  firstCount?: number
}

/** Some shows linked to their pages, in two columns on the desktop. */
export function ShowCards({ id, shows, firstCount = 0 }: ShowCardsProps) {
  const { navigation } = useApp()
  return (
    <View className={styles.cards}>
      {shows.map((show, index) => (
        <ShowCard
          key={show.showId}
          id={`${id}-${show.showId}`}
          show={show}
          isHighPriority={index < firstCount}
          onPress={() => void navigation.open(routes.showDetail, { showId: show.showId })}
        />
      ))}
    </View>
  )
}
