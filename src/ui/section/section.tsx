import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Heading } from '../heading/heading'
import styles from './section.module.scss'

/** The sections of a page, one below the other. */
export function Sections({ children }: { children: ReactNode }) {
  return <View className={styles.sections}>{children}</View>
}

interface SectionProps {
  id?: string
  /** Absent for a section that speaks for itself. */
  title?: string
  children: ReactNode
}

/** A card with what belongs together, under its title. */
export function Section({ id, title, children }: SectionProps) {
  return (
    <View id={id} className={styles.section}>
      {title && <Heading className={styles.title}>{title}</Heading>}
      {children}
    </View>
  )
}
