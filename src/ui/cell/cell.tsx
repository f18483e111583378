import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { classNames } from '../class-names'
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
  /** Its card has sides of its own: the row begins and ends where they do. */
  isFlush?: boolean
  /** Absent: the row only tells. */
  onPress?(): void
  /** What a tap does, at the end of the row; it leads on unless this says otherwise. */
  tapIcon?: IconName
}

/** A row of a list of settings or facts. */
export function Cell({ title, icon, value, after, id, isFlush, onPress, tapIcon = 'chevron-right' }: CellProps) {
  const content = (
    <>
      {icon && <Icon className={styles.icon} name={icon} />}
      <Text className={styles.title}>{title}</Text>
      {value && <Text className={styles.value}>{value}</Text>}
      {after}
      {onPress && <Icon className={styles.tapIcon} name={tapIcon} size="small" />}
    </>
  )
  const className = classNames(styles.cell, isFlush && styles.flush)
  if (!onPress) return <View className={className}>{content}</View>
  return (
    <Pressable className={className} id={id} onPress={onPress}>
      {content}
    </Pressable>
  )
}
