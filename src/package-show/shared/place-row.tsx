import { View } from '@tarojs/components'
import { commonText } from '@/i18n/common-text'
import { useText } from '@/i18n/use-text'
import { useApp } from '@/shell/app-context'
import { useCopy } from '@/shell/use-copy'
import { Icon } from '@/ui/icon/icon'
import { Pressable } from '@/ui/pressable/pressable'
import styles from './fact-row.module.scss'

interface PlaceRowProps {
  name: string
  address: string
  /** Degrees. */
  lat: number
  lng: number
  /** Stands before the address: the city with the venue. */
  title: string
}

/** Where something is; a tap opens the map, or copies the address where the platform has no map (CAT-140). */
export function PlaceRow({ title, name, address, lat, lng }: PlaceRowProps) {
  const t = useText(commonText)
  const { map, prompts } = useApp()
  const copy = useCopy()

  async function find() {
    if (!map.isSupported) await copy(`${address} ${name}`)
    else if (!(await map.open({ lat, lng, name, address }))) prompts.showToast(t('map.failed'))
  }

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
    <Pressable id="place" className={styles.row} onPress={() => void find()}>
      {place}
      <Icon className={styles.icon} name="chevron-right" size="small" />
    </Pressable>
  )
}
