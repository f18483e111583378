import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { parseHexColor, readableOn } from '@/domain/color'
import { useApp } from '@/shell/app-context'
import { textAlign } from '../align'
import type { BlockProps } from '../block'
import styles from './text-block.module.scss'

/** Plain text, in the merchant's colour if readable. */
export const TextBlock = observer(function TextBlock({ component }: BlockProps<'TEXT'>) {
  const { palette } = useApp().theme
  const { text, size, align, color } = component.data
  const wanted = parseHexColor(color)
  return (
    <View
      className={styles.block}
      style={{
        fontSize: `calc(${size}px * var(--text-scale, 1))`,
        textAlign: textAlign(align),
        ...(wanted && { color: readableOn([palette.background], wanted) }),
      }}
    >
      {text}
    </View>
  )
})
