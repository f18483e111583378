import { Text, View } from '@tarojs/components'
import { Button } from '@/ui/button/button'
import { Icon } from '@/ui/icon/icon'
import type { BlockProps } from '../block'
import { ShowPrice } from '../show-card/show-price'
import styles from './show-info.module.scss'

/** Date, venue and price of a show, unless the merchant hides them. */
export function ShowInfo({ component, host }: BlockProps<'SHOW_INFO'>) {
  const { show, fields, buttonText } = component.data
  return (
    <View className={styles.block}>
      <View className={styles.card}>
        {fields.includes('TIME') && (
          <View className={styles.line}>
            <Icon className={styles.icon} name="calendar-days" size="small" />
            <Text>{show.displayShowTime}</Text>
          </View>
        )}
        {fields.includes('VENUE') && (
          <View className={styles.line}>
            <Icon className={styles.icon} name="map-pin" size="small" />
            <Text>{`${show.cityName} ${show.venueName}`}</Text>
          </View>
        )}
        <View className={styles.foot}>
          {fields.includes('PRICE') && <ShowPrice show={show} />}
          <Button
            size="small"
            className={styles.button}
            label={`${buttonText} ${show.showName}`}
            onPress={() => host.openShow(show.showId)}
          >
            {buttonText}
          </Button>
        </View>
      </View>
    </View>
  )
}
