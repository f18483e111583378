import { Text, View } from '@tarojs/components'
import { Icon } from '../icon/icon'
import { Pressable } from '../pressable/pressable'
import styles from './stepper.module.scss'

interface StepperProps {
  count: number
  min: number
  max: number
  lessLabel: string
  moreLabel: string
  onChange(count: number): void
}

/** A number with a button on each side. At a limit the button stays enabled, so that the owner can show the reason. */
export function Stepper({ count, min, max, lessLabel, moreLabel, onChange }: StepperProps) {
  return (
    <View className={styles.stepper}>
      <Pressable
        className={styles.step}
        label={lessLabel}
        isDisabled={count <= min}
        onPress={() => onChange(count - 1)}
      >
        <View className={styles.ring}>
          <Icon name="minus" size="small" />
        </View>
      </Pressable>
      <Text className={styles.count} aria-live="polite">
        {count}
      </Text>
      <Pressable className={styles.step} label={moreLabel} isDisabled={max <= 0} onPress={() => onChange(count + 1)}>
        <View className={styles.ring}>
          <Icon name="plus" size="small" />
        </View>
      </Pressable>
    </View>
  )
}
