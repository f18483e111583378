import { Text } from '@tarojs/components'
import { Icon } from '@/ui/icon/icon'
import { Pressable } from '@/ui/pressable/pressable'
import styles from './more-link.module.scss'

interface MoreLinkProps {
  text: string
  /** Accessible name: more of what. */
  of: string
  onPress(): void
}

/** Link beside a title to the complete list. */
export function MoreLink({ text, of, onPress }: MoreLinkProps) {
  return (
    <Pressable className={styles.more} role="link" label={`${text} ${of}`} onPress={onPress}>
      <Text>{text}</Text>
      <Icon name="chevron-right" size="small" />
    </Pressable>
  )
}
