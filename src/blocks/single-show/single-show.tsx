import { View } from '@tarojs/components'
import { useApp } from '@/shell/app-context'
import { Button } from '@/ui/button/button'
import { Picture } from '@/ui/picture/picture'
import { Pressable } from '@/ui/pressable/pressable'
import type { BlockProps } from '../block'
import { ShowPrice } from '../show-card/show-price'
import styles from './single-show.module.scss'

/** One show, large. */
export function SingleShow({ component, host }: BlockProps<'SINGLE_SHOW'>) {
  const { tappedShow } = useApp()
  const { show, buttonText } = component.data
  function open() {
    tappedShow.put(show)
    host.openShow(show.showId)
  }
  return (
    <View className={styles.block}>
      <View className={styles.card}>
        <Pressable
          className={styles.frame}
          role="link"
          href={`/content/${show.showId}`}
          label={show.showName}
          onPress={open}
        >
          <Picture className={styles.poster} src={show.posterUrl} width={300} alt="" color={show.posterColor} />
        </Pressable>
        <View className={styles.facts}>
          <View>
            <View className={styles.name}>{show.showName}</View>
            <View className={styles.sub}>{`${show.displayShowTime} · ${show.cityName} ${show.venueName}`}</View>
          </View>
          <View className={styles.foot}>
            <ShowPrice show={show} />
            <Button size="small" label={`${buttonText} ${show.showName}`} onPress={open}>
              {buttonText}
            </Button>
          </View>
        </View>
      </View>
    </View>
  )
}
