import { Text } from '@tarojs/components'
import { classNames } from '../class-names'
import styles from './tag.module.scss'

/** A short label on a card. */
export function Tag({ children, isHighlight }: { children: string; isHighlight?: boolean }) {
  return <Text className={classNames(styles.tag, isHighlight && styles.highlight)}>{children}</Text>
}
