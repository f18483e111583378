import { View } from '@tarojs/components'
import { RichText } from '@/ui/rich-text/rich-text'
import type { BlockProps } from '../block'
import styles from './rich-text-block.module.scss'

/** The merchant's own words, with pictures. */
export function RichTextBlock({ component }: BlockProps<'RICH_TEXT'>) {
  return (
    <View className={styles.block}>
      <RichText html={component.data.html} />
    </View>
  )
}
