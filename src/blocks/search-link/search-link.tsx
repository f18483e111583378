import { Text, View } from '@tarojs/components'
import { Icon } from '@/ui/icon/icon'
import { Pressable } from '@/ui/pressable/pressable'
import styles from './search-link.module.scss'

interface SearchLinkProps {
  id: string
  /** Accessible label of the link. */
  label: string
  /** Keyword proposed by the merchant; the label by default. */
  hint?: string | null
  onPress(): void
}

/** A search link in the place of the title. */
export function SearchLink({ id, label, hint, onPress }: SearchLinkProps) {
  return (
    <Pressable id={id} role="link" className={styles.link} label={label} onPress={onPress}>
      <View className={styles.field}>
        <Icon name="search" size="small" />
        <Text className={styles.words}>{hint ?? label}</Text>
      </View>
    </Pressable>
  )
}
