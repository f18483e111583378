import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { MoreLink } from '@/blocks/section/more-link'
import type { GetShowDynamicOutput } from '@/contracts/show/get-show-dynamic'
import type { ShowBasicInfo } from '@/contracts/show/get-show-static'
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
import { showText } from '../../text'
import { FavoriteButton } from './favorite-button'
import type { FavoriteModel } from './favorite-model'
import { SalePrice } from './sale-price'
import styles from './show-head.module.scss'

interface ShowHeadProps {
  show: ShowBasicInfo
  /** Null until it is known, and where the price stands elsewhere. */
  sale: GetShowDynamicOutput | null
  favorite: FavoriteModel
  /** Null for a show that is not passed on. */
  onShare: (() => void) | null
  /** The poster is to be seen in full. */
  onPoster(): void
}

/** Poster, name, when and where. */
export const ShowHead = observer(function ShowHead({ show, sale, favorite, onShare, onPoster }: ShowHeadProps) {
  const t = useText(showText)
  const { navigation } = useApp()

  const { tour } = show
  return (
    <View className={styles.head}>
      <Pressable
        id="poster"
        className={styles.poster}
        label={t('detail.poster', { show: show.showName })}
        isDisabled={show.isSensitive}
        onPress={onPoster}
      >
        <Picture
          className={classNames(styles.picture, show.isSensitive && styles.veiled)}
          src={show.posterUrl}
          width={750}
          alt={show.showName}
          color={show.posterColor}
          isHighPriority
        />
      </Pressable>
      <View className={styles.facts}>
        <Heading className={styles.name}>{show.showName}</Heading>
        <View className={styles.actions}>
          <FavoriteButton favorite={favorite} />
          {onShare && (
            <Pressable id="share" className={styles.action} onPress={onShare}>
              <Icon name="share-2" size="small" />
              <Text className={styles.actionWord}>{t('detail.share')}</Text>
            </Pressable>
          )}
        </View>
        <View className={styles.tags}>
          {show.showTags.map(({ title, type }) => (
            <Tag key={title} isHighlight={type.startsWith('MARKETING_TAG_')}>
              {title}
            </Tag>
          ))}
        </View>
        {sale && <SalePrice sale={sale} />}
        <FactRow
          icon="calendar-days"
          main={show.displayShowTime}
          sub={show.minLimitAge === undefined ? undefined : t('detail.age', { age: show.minLimitAge })}
        />
        <PlaceRow
          title={`${show.cityName} · ${show.venueName}`}
          name={show.venueName}
          address={show.venueAddress}
          lat={show.venueLat}
          lng={show.venueLng}
        />
        <View className={styles.links}>
          <MoreLink
            text={t('detail.venueShows')}
            of={show.venueName}
            onPress={() => void navigation.open(routes.venue, { venueId: show.venueId })}
          />
          {tour && (
            <MoreLink
              text={t('detail.tour')}
              of={tour.tourName}
              onPress={() => void navigation.open(routes.tourDetail, { tourId: tour.tourId })}
            />
          )}
        </View>
      </View>
    </View>
  )
})
