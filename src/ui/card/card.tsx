import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Heading } from '../heading/heading'
import styles from './card.module.scss'

/** The cards of a page, one below the other. */
export function Cards({ children }: { children: ReactNode }) {
  return <View className={styles.cards}>{children}</View>
}

interface CardProps {
  id?: string
  /** Absent for a card that speaks for itself. */
  title?: string
  children: ReactNode
}

/** What belongs together on a page, under its title. */
export function Card({ id, title, children }: CardProps) {
  return (
    <View id={id} className={styles.card}>
      {title && <Heading className={styles.title}>{title}</Heading>}
      {children}
    </View>
  )
}
