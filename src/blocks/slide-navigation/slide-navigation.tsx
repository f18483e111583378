import { View } from '@tarojs/components'
import { useText } from '@/i18n/use-text'
import { Carousel } from '@/ui/carousel/carousel'
import { Picture } from '@/ui/picture/picture'
import { Pressable } from '@/ui/pressable/pressable'
import type { BlockProps } from '../block'
import { blockText } from '../text'
import styles from './slide-navigation.module.scss'

/** Banners that follow one another. */
export function SlideNavigation({ component, host }: BlockProps<'SLIDE_NAVIGATION'>) {
  const t = useText(blockText)
  const { items, autoplay, interval, ratio } = component.data
  if (items.length === 0) return null
  return (
    <View className={styles.block} role="region" aria-label={t('slides.label')}>
      <View className={styles.frame} style={{ paddingTop: `${100 / (ratio || 2)}%` }}>
        <Carousel
          className={styles.slides}
          keys={items.map(({ imgUrl }) => imgUrl)}
          intervalMs={autoplay ? interval : 0}
          renderSlide={(index) => <Slide item={items[index]} isFirst={index === 0} onPress={host.openJump} />}
        />
      </View>
    </View>
  )
}

interface SlideProps {
  item: BlockProps<'SLIDE_NAVIGATION'>['component']['data']['items'][number] | undefined
  isFirst: boolean
  onPress: BlockProps<'SLIDE_NAVIGATION'>['host']['openJump']
}

function Slide({ item, isFirst, onPress }: SlideProps) {
  if (!item) return null
  return (
    <Pressable className={styles.slide} label={item.title} onPress={() => onPress(item.jump)}>
      <Picture className={styles.picture} src={item.imgUrl} width={750} alt="" isHighPriority={isFirst} />
    </Pressable>
  )
}
