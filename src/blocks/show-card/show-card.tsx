import { Text, View } from '@tarojs/components'
import type { ShowCard as Show } from '@/contracts/show/show-card'
import { classNames } from '@/ui/class-names'
import { Picture } from '@/ui/picture/picture'
import { Pressable } from '@/ui/pressable/pressable'
import { Tag } from '@/ui/tag/tag'
import { NameParts } from './name-parts'
import styles from './show-card.module.scss'
import { ShowPrice } from './show-price'

interface ShowCardProps {
  show: Show
  /** A row with the poster at the left, or a tile with the poster on top. */
  shape?: 'row' | 'tile'
  /** In the first screen: its poster is fetched at once. */
  isHighPriority?: boolean
  id?: string
  onPress(show: Show): void
}

/** Tags of a card; more would not be read. */
const MAX_TAGS = 3

/** A show in a list: poster, name, when and where, tags, price. */
export function ShowCard({ show, shape = 'row', isHighPriority, id, onPress }: ShowCardProps) {
  return (
    <Pressable
      id={id}
      role="link"
      href={`/content/${show.showId}`}
      className={classNames(styles.card, shape === 'tile' && styles.tile)}
      onPress={() => onPress(show)}
    >
      <View className={styles.posterFrame}>
        <Picture
          className={styles.poster}
          src={show.posterUrl}
          width={300}
          alt=""
          color={show.posterColor}
          isHighPriority={isHighPriority}
        />
        {show.showStatusDisplay !== '' && <Text className={styles.status}>{show.showStatusDisplay}</Text>}
      </View>
      <View className={styles.facts}>
        <View className={styles.name}>
          <NameParts parts={show.showNameArr} name={show.showName} />
        </View>
        <View className={styles.sub}>{show.displayShowTime}</View>
        <View className={styles.sub}>
          <NameParts parts={show.venueNameArr} name={show.venueName} before={`${show.cityName} `} />
        </View>
        {show.showTags.length > 0 && (
          <View className={styles.tags}>
            {show.showTags.slice(0, MAX_TAGS).map(({ type, title }) => (
              <Tag key={title} isHighlight={type.startsWith('MARKETING_TAG_')}>
                {title}
              </Tag>
            ))}
          </View>
        )}
        <ShowPrice show={show} />
      </View>
    </Pressable>
  )
}
