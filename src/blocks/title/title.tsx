import { Text, View } from '@tarojs/components'
import { Heading } from '@/ui/heading/heading'
import { Icon } from '@/ui/icon/icon'
import { Tappable } from '@/ui/tappable/tappable'
import { textAlign } from '../align'
import type { BlockProps } from '../block'
import styles from './title.module.scss'

/** A title between components, and where it leads. */
export function Title({ component, host }: BlockProps<'TITLE'>) {
  const { text, align, size, moreText, jump } = component.data
  return (
    <View className={styles.block}>
      <Heading className={styles.title}>
        <View style={{ fontSize: `${size}px`, textAlign: textAlign(align) }}>{text}</View>
      </Heading>
      {jump && moreText && (
        <Tappable className={styles.more} role="link" label={`${moreText} ${text}`} onTap={() => host.openJump(jump)}>
          <Text>{moreText}</Text>
          <Icon name="chevron-right" size="small" />
        </Tappable>
      )}
    </View>
  )
}
