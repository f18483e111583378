import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import styles from './hero-card.module.scss'

/** The ground of the card, which the head of its page continues. */
export const HERO_COLOR = '#2B2620'

interface HeroCardProps {
  label: string
  /** The number, or the name, that the page is about. */
  figure: string | number
  /** Stands at the end of the line of the figure. */
  after?: ReactNode
  children?: ReactNode
}

/** Gold on black in both appearances: what a member has. */
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

/** One more fact on the card. */
export function HeroLine({ children }: { children: ReactNode }) {
  return (
    <View className={styles.line}>
      <Text>{children}</Text>
    </View>
  )
}

/** How far `value` is on its way from one number to another. */
export function HeroProgress({ value, from, to }: { value: number; from: number; to: number }) {
  const share = to > from ? Math.min(1, Math.max(0, (value - from) / (to - from))) : 1
  return (
    <View className={styles.track} aria-hidden>
      <View className={styles.done} style={{ width: `${Math.round(share * 100)}%` }} />
    </View>
  )
}
