import { Text, View } from '@tarojs/components'
import { Button } from '../button/button'
import { Icon } from '../icon/icon'
import type { IconName } from '../icon/icon-name'
import styles from './empty-state.module.scss'

interface EmptyStateProps {
  icon: IconName
  title: string
  hint?: string
  /** For the developer who is shown a screenshot: codes and trace id. */
  code?: string
  actionText?: string
  onAction?(): void
}

/** Says why there is nothing to see, and offers the one thing that may help. */
export function EmptyState({ icon, title, hint, code, actionText, onAction }: EmptyStateProps) {
  return (
    <View className={styles.notice} role="status">
      <Icon name={icon} size="huge" />
      <Text className={styles.title}>{title}</Text>
      {hint && <Text className={styles.hint}>{hint}</Text>}
      {code && <Text className={styles.code}>{code}</Text>}
      {actionText && onAction && (
        <Button className={styles.action} kind="secondary" onPress={onAction}>
          {actionText}
        </Button>
      )}
    </View>
  )
}
