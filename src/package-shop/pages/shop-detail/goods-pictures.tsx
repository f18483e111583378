import { View } from '@tarojs/components'
import { useState } from 'react'
import type { SpuDetail } from '@/contracts/goods/get-spu'
import { useText } from '@/i18n/use-text'
import { classNames } from '@/ui/class-names'
import { Picture } from '@/ui/picture/picture'
import { Pressable } from '@/ui/pressable/pressable'
import { shopText } from '../../text'
import styles from './goods-pictures.module.scss'

/** Pictures of goods: that of the variant, `imgUrl`, in large, with thumbnails if there are several. */
export function GoodsPictures({ name, imgUrl, images }: Pick<SpuDetail, 'name' | 'imgUrl' | 'images'>) {
  const t = useText(shopText)
  const all = images.length > 0 ? [...new Set(images)] : [imgUrl]
  const [shown, setShown] = useState(() => Math.max(0, all.indexOf(imgUrl)))
  return (
    <View className={styles.pictures}>
      <Picture className={styles.picture} src={all[shown] ?? imgUrl} width={750} alt={name} isHighPriority />
      {all.length > 1 && (
        <View className={styles.choices} role="radiogroup" aria-label={t('shopDetail.pictures')}>
          {all.map((url, at) => (
            <Pressable
              key={url}
              id={`picture-${at}`}
              role="radio"
              isChecked={at === shown}
              label={t('shopDetail.picture', { at: at + 1, count: all.length })}
              className={classNames(styles.choice, at === shown && styles.chosen)}
              onPress={() => setShown(at)}
            >
              <Picture className={styles.small} src={url} width={300} alt="" />
            </Pressable>
          ))}
        </View>
      )}
    </View>
  )
}
