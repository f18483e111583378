import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Icon } from '../icon/icon'
import type { IconName } from '../icon/icon-name'
import { Pressable } from '../pressable/pressable'
import styles from './cell.module.scss'

interface CellProps {
  title: string
  icon?: IconName
  value?: string
  /** Stands where a value would, such as a picture. */
  after?: ReactNode
  id?: string
  /** Absent: the row is static. */
  onPress?(): void
  /** Icon for the effect of a tap, at the end of the row; an arrow by default. */
  tapIcon?: IconName
}

/** A row of a list of settings or facts; its card gives it its sides. */
export function Cell({ title, icon, value, after, id, onPress, tapIcon = 'chevron-right' }: CellProps) {
  const content = (
    <>
      {icon && <Icon className={styles.icon} name={icon} />}
      <Text className={styles.title}>{title}</Text>
      {value && <Text className={styles.value}>{value}</Text>}
      {after}
      {onPress && <Icon className={styles.tapIcon} name={tapIcon} size="small" />}
    </>
  )
  if (!onPress) return <View className={styles.cell}>{content}</View>
  return (
    <Pressable className={styles.cell} id={id} onPress={onPress}>
      {content}
    </Pressable>
  )
}
