import { View } from '@tarojs/components'
import type { Jump } from '@/contracts/jump'
import type { ImageItem } from '@/contracts/layout/content-components'
import { Picture } from '@/ui/picture/picture'
import { Pressable } from '@/ui/pressable/pressable'
import type { BlockProps } from '../block'
import styles from './images.module.scss'

type ImageType = 'IMAGE_SINGLE' | 'IMAGE_MULTI' | 'IMAGE_HOT_AREA'

/** Pictures of the merchant: one, several side by side, or one whose areas link to different targets. */
export function Images({ component, host }: BlockProps<ImageType>) {
  const { images, hotAreas = [] } = component.data
  return (
    <View className={styles.block}>
      {images.map((image) => (
        <View key={image.imgUrl} className={styles.image}>
          <Framed image={image} openJump={host.openJump} />
          {hotAreas.map(({ title, x, y, w, h, jump }) => (
            <Pressable
              key={title}
              className={styles.area}
              style={{ left: `${x}%`, top: `${y}%`, width: `${w}%`, height: `${h}%` }}
              label={title}
              onPress={() => host.openJump(jump)}
            />
          ))}
        </View>
      ))}
    </View>
  )
}

/** The picture in its place, linked to its target, if any. */
function Framed({ image, openJump }: { image: ImageItem; openJump(jump: Jump): void }) {
  const { imgUrl, title, width, height, jump } = image
  const style = { paddingTop: `${(100 * height) / width}%` }
  if (jump.type === 'NONE') {
    return (
      <View className={styles.frame} style={style}>
        <Picture className={styles.picture} src={imgUrl} width={750} alt={title} />
      </View>
    )
  }
  return (
    <Pressable className={styles.frame} style={style} label={title} onPress={() => openJump(jump)}>
      <Picture className={styles.picture} src={imgUrl} width={750} alt="" />
    </Pressable>
  )
}
