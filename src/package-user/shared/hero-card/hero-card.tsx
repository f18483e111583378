import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import styles from './hero-card.module.scss'

/** Background of the card, continued by the page head. */
export const HERO_COLOR = '#2B2620'

interface HeroCardProps {
  label: string
  /** Number or name that the page is about. */
  figure: string | number
  /** Content at the end of the figure's line. */
  after?: ReactNode
  children?: ReactNode
}

/** Gold on black in both themes: benefits of a member. */
export function HeroCard({ label, figure, after, children }: HeroCardProps) {
  return (
    <View className={styles.card}>
      <View className={styles.row}>
        <View className={styles.words}>
          <View className={styles.label}>{label}</View>
          <View className={styles.figure}>{figure}</View>
        </View>
        {after}
      </View>
      {children}
    </View>
  )
}

/** A further fact on the card. */
export function HeroLine({ children }: { children: ReactNode }) {
  return (
    <View className={styles.line}>
      <Text>{children}</Text>
    </View>
  )
}

/** Progress of `value` between two numbers. */
export function HeroProgress({ value, from, to }: { value: number; from: number; to: number }) {
  const share = to > from ? Math.min(1, Math.max(0, (value - from) / (to - from))) : 1
  return (
    <View className={styles.track} aria-hidden>
      <View className={styles.done} style={{ width: `${Math.round(share * 100)}%` }} />
    </View>
  )
}
