import { RichText as VendorRichText, View } from '@tarojs/components'
import { useMemo } from 'react'
import type { HtmlPartProps } from './contract'
import { htmlNodes } from './html-nodes'
import styles from './html-part.module.scss'
import { styledHtml } from './styled-html'

/** Alipay draws nodes; of HTML it draws nothing. */
export function HtmlPart({ safeHtml }: HtmlPartProps) {
  const nodes = useMemo(() => htmlNodes(styledHtml(safeHtml)), [safeHtml])
  return (
    <View className={styles.richText}>
      <VendorRichText nodes={nodes} />
    </View>
  )
}
