import { View } from '@tarojs/components'
import { Heading } from '@/ui/heading/heading'
import { Pressable } from '@/ui/pressable/pressable'
import type { BlockProps } from '../block'
import styles from './show-name.module.scss'

/** The name of the show that a page is about. */
export function ShowName({ component, host }: BlockProps<'SHOW_NAME'>) {
  const { showId, showName, subTitle } = component.data
  return (
    <Pressable className={styles.block} role="link" href={`/content/${showId}`} onPress={() => host.openShow(showId)}>
      <Heading className={styles.name}>{showName}</Heading>
      {subTitle && <View className={styles.sub}>{subTitle}</View>}
    </Pressable>
  )
}
