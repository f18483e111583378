import { Text, View } from '@tarojs/components'
import type { ShowCard as Show, ShowTag } from '@/contracts/show/show-card'
import { isHighlighted } from '@/domain/show-tag'
import { commonText } from '@/i18n/common-text'
import { useText } from '@/i18n/use-text'
import { useApp } from '@/shell/app-context'
import { classNames } from '@/ui/class-names'
import { Picture } from '@/ui/picture/picture'
import { Pressable } from '@/ui/pressable/pressable'
import { Tag } from '@/ui/tag/tag'
import { NameParts } from '../show-name/name-parts'
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
  const t = useText(commonText)
  const { tappedShow } = useApp()
  const tags = tagsOf(show, t('card.promotion'))
  return (
    <Pressable
      id={id}
      role="link"
      href={`/content/${show.showId}`}
      className={classNames(styles.card, shape === 'tile' && styles.tile)}
      onPress={() => {
        tappedShow.put(show)
        onPress(show)
      }}
    >
      <View className={styles.posterFrame}>
        <Picture
          className={classNames(styles.poster, show.isSensitive && styles.veiled)}
          src={show.posterUrl}
          width={300}
          alt=""
          color={show.posterColor}
          isHighPriority={isHighPriority}
        />
        {show.advertise && <Text className={styles.advertisement}>{t('card.advertisement')}</Text>}
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
        {tags.length > 0 && (
          <View className={styles.tags}>
            {tags.map(({ type, title }) => (
              <Tag key={title} isHighlight={isHighlighted(type)}>
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

/** Promotion, tags and seat picking of a show (CAT-084, CAT-085). */
function tagsOf(show: Show, promotion: string): readonly ShowTag[] {
  const { supportPromotion, showTags, seatPlanDisplayAdvance, seatPlanDisplayDesc } = show
  const hints = [seatPlanDisplayAdvance, seatPlanDisplayDesc].filter((hint) => hint !== undefined)
  return [
    ...(supportPromotion ? [{ type: 'MARKETING_TAG_ACTIVITY', title: promotion }] : []),
    ...showTags.slice(0, MAX_TAGS),
    ...hints.map((title) => ({ type: 'NORMAL', title })),
  ]
}
