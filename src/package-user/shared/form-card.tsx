import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Heading } from '@/ui/heading/heading'
import styles from './form-card.module.scss'

interface FormCardProps {
  title: string
  hint: string
  children: ReactNode
}

/** A page with only a form: a narrow card on a wide screen. */
export function FormCard({ title, hint, children }: FormCardProps) {
  return (
    <View className={styles.card}>
      <Heading className={styles.title}>{title}</Heading>
      <View className={styles.hint}>{hint}</View>
      {children}
    </View>
  )
}
