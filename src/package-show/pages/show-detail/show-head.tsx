import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { GetShowDynamicOutput } from '@/contracts/show/get-show-dynamic'
import type { ShowBasicInfo } from '@/contracts/show/get-show-static'
import { priceText } from '@/domain/money'
import { commonText } from '@/i18n/common-text'
import { useText } from '@/i18n/use-text'
import { useApp } from '@/shell/app-context'
import { Heading } from '@/ui/heading/heading'
import { Icon } from '@/ui/icon/icon'
import { Picture } from '@/ui/picture/picture'
import { Pressable } from '@/ui/pressable/pressable'
import { Tag } from '@/ui/tag/tag'
import { showText } from '../../text'
import styles from './show-head.module.scss'

interface ShowHeadProps {
  show: ShowBasicInfo
  sale: GetShowDynamicOutput | null
  /** Null for a show that is not passed on. */
  onShare: (() => void) | null
}

/** Poster, name, when and where. */
export const ShowHead = observer(function ShowHead({ show, sale, onShare }: ShowHeadProps) {
  const t = useText(showText)
  const common = useText(commonText)
  const { map, prompts, shopConfig } = useApp()

  async function openMap() {
    const { venueLat: lat, venueLng: lng, venueName: name, venueAddress: address } = show
    if (!(await map.open({ lat, lng, name, address }))) prompts.showToast(common('map.failed'))
  }

  const place = (
    <>
      <Icon className={styles.icon} name="map-pin" />
      <View className={styles.factText}>
        <View className={styles.factMain}>{`${show.cityName} · ${show.venueName}`}</View>
        <View className={styles.factSub}>{show.venueAddress}</View>
      </View>
    </>
  )
  return (
    <View className={styles.head}>
      <Picture
        className={styles.poster}
        src={show.posterUrl}
        width={750}
        alt={show.showName}
        color={show.posterColor}
        isHighPriority
      />
      <View className={styles.facts}>
        <Heading className={styles.name}>{show.showName}</Heading>
        {onShare && (
          <Pressable id="share" className={styles.share} onPress={onShare}>
            <Icon name="share-2" size="small" />
            <Text className={styles.shareWord}>{t('detail.share')}</Text>
          </Pressable>
        )}
        <View className={styles.tags}>
          {show.showTags.map(({ title, type }) => (
            <Tag key={title} isHighlight={type.startsWith('MARKETING_TAG_')}>
              {title}
            </Tag>
          ))}
        </View>
        {sale && (
          <Text className={styles.price}>
            {shopConfig.hiddenPriceText ?? (sale.showStatus === 'PENDING' ? t('detail.noPrice') : priceRange(sale))}
          </Text>
        )}
        <View className={styles.fact}>
          <Icon className={styles.icon} name="calendar-days" />
          <View className={styles.factText}>
            <View className={styles.factMain}>{show.displayShowTime}</View>
            {show.minLimitAge !== undefined && (
              <View className={styles.factSub}>{t('detail.age', { age: show.minLimitAge })}</View>
            )}
          </View>
        </View>
        {map.isSupported ? (
          <Pressable className={styles.fact} onPress={() => void openMap()}>
            {place}
            <Icon className={styles.icon} name="chevron-right" size="small" />
          </Pressable>
        ) : (
          <View className={styles.fact}>{place}</View>
        )}
      </View>
    </View>
  )
})

function priceRange({ minOriginalPriceInfo: min, maxOriginalPriceInfo: max }: GetShowDynamicOutput): string {
  const low = priceText({ ...min, suffix: '' })
  const high = priceText(max)
  return low === high ? low : `${low} – ${high}`
}
