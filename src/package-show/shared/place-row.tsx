import { View } from '@tarojs/components'
import { useFindPlace } from '@/shell/use-find-place'
import { Icon } from '@/ui/icon/icon'
import { Pressable } from '@/ui/pressable/pressable'
import styles from './fact-row.module.scss'

interface PlaceRowProps {
  name: string
  address: string
  /** Degrees. */
  lat: number
  lng: number
  /** Precedes the address: city and venue. */
  title: string
}

/** A place; a tap opens the map, or copies the address on platforms without a map (CAT-140). */
export function PlaceRow({ title, name, address, lat, lng }: PlaceRowProps) {
  const findPlace = useFindPlace()
  const place = (
    <>
      <Icon className={styles.icon} name="map-pin" />
      <View className={styles.words}>
        <View className={styles.main}>{title}</View>
        <View className={styles.sub}>{address}</View>
      </View>
    </>
  )
  return (
    <Pressable id="place" className={styles.row} onPress={() => void findPlace({ lat, lng, name, address })}>
      {place}
      <Icon className={styles.icon} name="chevron-right" size="small" />
    </Pressable>
  )
}
