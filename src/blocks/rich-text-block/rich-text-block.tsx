import { View } from '@tarojs/components'
import type { BlockProps } from '../block'
import { LateRichText } from '../late-rich-text/late-rich-text'
import styles from './rich-text-block.module.scss'

/** The merchant's own words, with pictures. */
export function RichTextBlock({ component }: BlockProps<'RICH_TEXT'>) {
  return (
    <View className={styles.block}>
      <LateRichText html={component.data.html} />
    </View>
  )
}
