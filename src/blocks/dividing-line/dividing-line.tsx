import { View } from '@tarojs/components'
import { parseHexColor } from '@/domain/color'
import type { BlockProps } from '../block'
import styles from './dividing-line.module.scss'

/** A line between components, or only space. */
export function DividingLine({ component }: BlockProps<'DIVIDING_LINE'>) {
  const { style, color, height } = component.data
  const lineColor = parseHexColor(color) ?? 'var(--line)'
  return (
    <View className={styles.block} style={{ height: `${height}px` }}>
      {style !== 'BLANK' && (
        <View
          className={styles.line}
          style={{ borderTop: `1px ${style === 'DASHED' ? 'dashed' : 'solid'} ${lineColor}` }}
        />
      )}
    </View>
  )
}
