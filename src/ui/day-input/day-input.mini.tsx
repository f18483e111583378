import { Picker, View } from '@tarojs/components'
import type { DayInputProps } from './contract'
import styles from './day-input.module.scss'

/** Initial position of the wheels. */
const USUAL = '1990-01-01'

/** The vendor's own wheels. */
export function DayInput({ id, label, value, placeholder, first, last, onPick }: DayInputProps) {
  return (
    <Picker
      id={id}
      className={styles.picker}
      mode="date"
      value={value || USUAL}
      start={first}
      end={last}
      onChange={({ detail }) => onPick(String(detail.value))}
    >
      <View className={styles.value} role="button" aria-label={`${label} ${value || placeholder}`}>
        {value || placeholder}
      </View>
    </Picker>
  )
}
