import { View } from '@tarojs/components'
import { classNames } from '../class-names'
import { Pressable } from '../pressable/pressable'
import styles from './tabs.module.scss'

interface TabsProps<Key extends string> {
  /** Accessible label of the choice. */
  label: string
  items: readonly { key: Key; text: string }[]
  selected: Key
  onSelect(key: Key): void
}

/** A row of choices of which one is open. */
export function Tabs<Key extends string>({ label, items, selected, onSelect }: TabsProps<Key>) {
  return (
    <View className={styles.tabs} role="tablist" aria-label={label}>
      {items.map(({ key, text }) => (
        <Pressable
          key={key}
          role="tab"
          isSelected={key === selected}
          className={classNames(styles.tab, key === selected && styles.selected)}
          onPress={() => onSelect(key)}
        >
          {text}
        </Pressable>
      ))}
    </View>
  )
}
