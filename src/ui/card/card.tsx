import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { classNames } from '../class-names'
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
  /** Rows that bring their own room above and below. */
  isList?: boolean
  children: ReactNode
}

/** Group of related content on a page, under its title. */
export function Card({ id, title, isList = false, children }: CardProps) {
  return (
    <View id={id} className={classNames(styles.card, isList && styles.list)}>
      {title && <Heading className={styles.title}>{title}</Heading>}
      {children}
    </View>
  )
}
