import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Picture } from '@/ui/picture/picture'
import { Pressable } from '@/ui/pressable/pressable'
import styles from './media-row.module.scss'

interface MediaRowProps {
  imgUrl: string
  /** A name, or its parts where some of it is marked. */
  title: ReactNode
  lines?: readonly string[]
  /** Below the words, as wide as they are: a countdown, whose changing width moves nothing there. */
  below?: ReactNode
  /** Action or state at the right. */
  after?: ReactNode
  /** Absent for what has no page of its own. */
  onPress?(): void
}

/** Something of the shop in a row: picture, name, a few words, what can be done with it. */
export function MediaRow({ imgUrl, title, lines = [], below, after, onPress }: MediaRowProps) {
  const words = (
    <>
      <Picture className={styles.picture} src={imgUrl} width={300} alt="" />
      <View className={styles.words}>
        <View className={styles.title}>{title}</View>
        {lines.map((line) => (
          <View key={line} className={styles.line}>
            {line}
          </View>
        ))}
        {below}
      </View>
    </>
  )
  return (
    <View className={styles.row}>
      {onPress ? (
        <Pressable className={styles.thing} role="link" onPress={onPress}>
          {words}
        </Pressable>
      ) : (
        <View className={styles.thing}>{words}</View>
      )}
      {after}
    </View>
  )
}
