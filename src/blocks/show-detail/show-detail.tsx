import { View } from '@tarojs/components'
import { useState } from 'react'
import { useText } from '@/i18n/use-text'
import { Button } from '@/ui/button/button'
import type { BlockProps } from '../block'
import { LateRichText } from '../late-rich-text/late-rich-text'
import { blockText } from '../text'
import styles from './show-detail.module.scss'

/** The words about a show, folded where they are long. */
export function ShowDetail({ component }: BlockProps<'SHOW_DETAIL'>) {
  const t = useText(blockText)
  const [isUnfolded, setUnfolded] = useState(false)
  const { html, collapseHeight } = component.data
  return (
    <View className={styles.block}>
      <View className={styles.card}>
        <View className={styles.words} style={isUnfolded ? undefined : { maxHeight: `${collapseHeight}px` }}>
          <LateRichText html={html} />
          {!isUnfolded && <View className={styles.fade} />}
        </View>
        <Button kind="plain" isWide onPress={() => setUnfolded(!isUnfolded)}>
          {t(isUnfolded ? 'detail.fold' : 'detail.unfold')}
        </Button>
      </View>
    </View>
  )
}
