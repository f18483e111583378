import { Text, View } from '@tarojs/components'
import styles from './fact-line.module.scss'

/** A fact: its name at the start of the line, its value at the end. */
export function FactLine({ name, value }: { name: string; value: string }) {
  return (
    <View className={styles.line}>
      <Text className={styles.name}>{name}</Text>
      <Text className={styles.value}>{value}</Text>
    </View>
  )
}
