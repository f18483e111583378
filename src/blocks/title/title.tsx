import { View } from '@tarojs/components'
import { Heading } from '@/ui/heading/heading'
import { textAlign } from '../align'
import type { BlockProps } from '../block'
import { MoreLink } from '../section/more-link'
import styles from './title.module.scss'

/** A title between components, with its target. */
export function Title({ component, host }: BlockProps<'TITLE'>) {
  const { text, align, size, moreText, jump } = component.data
  return (
    <View className={styles.block}>
      <Heading className={styles.title}>
        <View style={{ fontSize: `calc(${size}px * var(--text-scale, 1))`, textAlign: textAlign(align) }}>{text}</View>
      </Heading>
      {jump && moreText && <MoreLink text={moreText} of={text} onPress={() => host.openJump(jump)} />}
    </View>
  )
}
