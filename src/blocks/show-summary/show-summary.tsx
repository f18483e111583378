import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Picture } from '@/ui/picture/picture'
import styles from './show-summary.module.scss'

interface ShowSummaryProps {
  name: string
  posterUrl: string
  posterColor?: string
  /** Time and place, one line each. */
  lines: readonly string[]
  /** Content below the lines. */
  children?: ReactNode
}

/** A show that is being bought or was bought, at a glance. */
export function ShowSummary({ name, posterUrl, posterColor, lines, children }: ShowSummaryProps) {
  return (
    <View className={styles.summary}>
      <Picture className={styles.poster} src={posterUrl} width={300} alt="" color={posterColor} />
      <View className={styles.words}>
        <View className={styles.name}>{name}</View>
        {lines.map((line) => (
          <View key={line} className={styles.line}>
            {line}
          </View>
        ))}
        {children && <View className={styles.more}>{children}</View>}
      </View>
    </View>
  )
}
