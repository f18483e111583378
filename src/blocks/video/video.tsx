import { View } from '@tarojs/components'
import { VideoPlayer } from '@/ui/video-player/video-player'
import { type BlockProps, blockId } from '../block'
import styles from './video.module.scss'

/** A film of the merchant. */
export function Video({ component }: BlockProps<'VIDEO'>) {
  const { componentId, data } = component
  return (
    <View className={styles.block}>
      <View className={styles.frame}>
        <VideoPlayer id={`${blockId(componentId)}-video`} className={styles.player} {...data} />
      </View>
    </View>
  )
}
