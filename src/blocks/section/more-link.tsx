import { Text } from '@tarojs/components'
import { Icon } from '@/ui/icon/icon'
import { Tappable } from '@/ui/tappable/tappable'
import styles from './more-link.module.scss'

interface MoreLinkProps {
  text: string
  /** More of what, for those who hear it. */
  of: string
  onTap(): void
}

/** Stands beside a title and leads to all of it. */
export function MoreLink({ text, of, onTap }: MoreLinkProps) {
  return (
    <Tappable className={styles.more} role="link" label={`${text} ${of}`} onTap={onTap}>
      <Text>{text}</Text>
      <Icon name="chevron-right" size="small" />
    </Tappable>
  )
}
