import { RichText as VendorRichText, View } from '@tarojs/components'
import type { HtmlPartProps } from './contract'
import styles from './html-part.module.scss'
import { styledHtml } from './styled-html'

/** The vendor's rich text, which takes HTML. */
export function HtmlPart({ safeHtml }: HtmlPartProps) {
  return (
    <View className={styles.richText}>
      <VendorRichText nodes={styledHtml(safeHtml)} />
    </View>
  )
}
