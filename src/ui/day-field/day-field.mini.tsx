import { Picker, Text, View } from '@tarojs/components'
import type { DayFieldProps } from './contract'
import styles from './day-field.module.scss'

/** Where the wheels stand before anything is chosen. */
const USUAL = '1990-01-01'

/** The vendor's own wheels. */
export function DayField({ id, label, value, placeholder, first, last, onPick }: DayFieldProps) {
  return (
    <Picker
      id={id}
      mode="date"
      value={value || USUAL}
      start={first}
      end={last}
      onChange={({ detail }) => onPick(String(detail.value))}
    >
      <View className={styles.row} aria-label={label}>
        <Text className={styles.label}>{label}</Text>
        <Text className={styles.value}>{value || placeholder}</Text>
      </View>
    </Picker>
  )
}
