import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { MoreLink } from '@/blocks/section/more-link'
import type { ShowBasicInfo } from '@/contracts/show/get-show-static'
import type { ShowCard } from '@/contracts/show/show-card'
import { isHighlighted } from '@/domain/show-tag'
import type { ShownPrice } from '@/domain/shown-price'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { classNames } from '@/ui/class-names'
import { Heading } from '@/ui/heading/heading'
import { Icon } from '@/ui/icon/icon'
import { Picture } from '@/ui/picture/picture'
import { Pressable } from '@/ui/pressable/pressable'
import { Tag } from '@/ui/tag/tag'
import { FactRow } from '../../shared/fact-row'
import { PlaceRow } from '../../shared/place-row'
import { showsText } from '../../shows/text'
import { FavoriteButton } from './favorite-button'
import type { FavoriteModel } from './favorite-model'
import { SalePrice } from './sale-price'
import styles from './show-head.module.scss'

interface ShowHeadProps {
  /** Card fields, known at once when the show was opened from its card. */
  show: ShowBasicInfo | ShowCard
  /** Null until loaded, and when the price stands elsewhere. */
  price: ShownPrice | null
  /** Share that members pay, 0 to 1. */
  discount?: number
  /** Included fees, formatted; null for none. */
  fee: string | null
  /** Null until the page is loaded. */
  favorite: FavoriteModel | null
  /** Null for a show that cannot be shared. */
  onShare: (() => void) | null
  /** Opens the poster in full. */
  onPoster(): void
}

/** Poster, name, date and place. */
export const ShowHead = observer(function ShowHead(props: ShowHeadProps) {
  const { show, price, discount, fee, favorite, onShare, onPoster } = props
  const t = useText(showsText)
  const known = 'venueId' in show ? show : null
  const isStill = show.isSensitive || !known
  return (
    <View className={styles.head}>
      <Pressable
        id="poster"
        className={classNames(styles.poster, isStill && styles.still)}
        label={t('detail.poster', { show: show.showName })}
        isDisabled={isStill}
        onPress={onPoster}
      >
        <Picture
          className={classNames(styles.picture, show.isSensitive && styles.veiled)}
          src={show.posterUrl}
          // The card picture is cached.
          width={known ? 750 : 300}
          alt={show.showName}
          color={show.posterColor}
          isHighPriority
        />
      </Pressable>
      <View>
        <Heading className={styles.name}>{show.showName}</Heading>
        <View className={styles.actions}>
          {favorite && <FavoriteButton favorite={favorite} />}
          {onShare && (
            <Pressable id="share" className={styles.action} onPress={onShare}>
              <Icon name="share-2" size="small" />
              <Text className={styles.actionWord}>{t('detail.share')}</Text>
            </Pressable>
          )}
        </View>
        <View className={styles.tags}>
          {show.showTags.map(({ title, type }) => (
            <Tag key={title} isHighlight={isHighlighted(type)}>
              {title}
            </Tag>
          ))}
        </View>
        {price && <SalePrice price={price} discount={discount} fee={fee} />}
      </View>
      <View className={styles.when}>
        <FactRow
          icon="calendar-days"
          main={show.displayShowTime}
          sub={known?.minLimitAge === undefined ? undefined : t('detail.age', { age: known.minLimitAge })}
        />
        {known ? <ShowPlace show={known} /> : <FactRow icon="map-pin" main={placeOf(show)} />}
      </View>
    </View>
  )
})

/** Place of the show, with a link to other shows there. */
function ShowPlace({ show }: { show: ShowBasicInfo }) {
  const t = useText(showsText)
  const { navigation } = useApp()
  const { tour, venueId, venueName } = show
  return (
    <>
      <PlaceRow
        title={placeOf(show)}
        name={venueName}
        address={show.venueAddress}
        lat={show.venueLat}
        lng={show.venueLng}
      />
      <View className={styles.links}>
        <MoreLink
          text={t('detail.venueShows')}
          of={venueName}
          onPress={() => void navigation.open(routes.venue, { venueId })}
        />
        {tour && (
          <MoreLink
            text={t('detail.tour')}
            of={tour.tourName}
            onPress={() => void navigation.open(routes.tourDetail, { tourId: tour.tourId })}
          />
        )}
      </View>
    </>
  )
}

function placeOf({ cityName, venueName }: Pick<ShowBasicInfo, 'cityName' | 'venueName'>): string {
  return `${cityName} · ${venueName}`
}
