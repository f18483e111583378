import { View } from '@tarojs/components'
import { classNames } from '../class-names'
import { Tappable } from '../tappable/tappable'
import styles from './tabs.module.scss'

interface TabsProps<Key extends string> {
  items: readonly { key: Key; text: string }[]
  selected: Key
  onSelect(key: Key): void
}

/** A row of choices of which one is open. */
export function Tabs<Key extends string>({ items, selected, onSelect }: TabsProps<Key>) {
  return (
    <View className={styles.tabs} role="tablist">
      {items.map(({ key, text }) => (
        <Tappable
          key={key}
          role="tab"
          isSelected={key === selected}
          className={classNames(styles.tab, key === selected && styles.selected)}
          onTap={() => onSelect(key)}
        >
          {text}
        </Tappable>
      ))}
    </View>
  )
}
