import { Text, View } from '@tarojs/components'
import { Icon } from '@/ui/icon/icon'
import { Pressable } from '@/ui/pressable/pressable'
import styles from './choice-list.module.scss'

interface ChoiceListProps<Key extends string> {
  label: string
  options: readonly { key: Key; text: string }[]
  chosen: Key | null
  onChoose(key: Key): void
}

/** A choice of a few, one per line. */
export function ChoiceList<Key extends string>({ label, options, chosen, onChoose }: ChoiceListProps<Key>) {
  return (
    <View className={styles.list} role="radiogroup" aria-label={label}>
      {options.map(({ key, text }) => (
        <Pressable
          key={key}
          id={`choice-${key}`}
          role="radio"
          isChecked={key === chosen}
          className={styles.option}
          onPress={() => onChoose(key)}
        >
          <Text className={styles.text}>{text}</Text>
          {key === chosen && <Icon className={styles.mark} name="check" />}
        </Pressable>
      ))}
    </View>
  )
}
