import { Text, View } from '@tarojs/components'
import { Icon } from '../icon/icon'
import { Tappable } from '../tappable/tappable'
import styles from './stepper.module.scss'

interface StepperProps {
  count: number
  min: number
  max: number
  lessLabel: string
  moreLabel: string
  onChange(count: number): void
}

/** A number with a button on each side. At a limit the button stays tappable, so that the owner can say why it ends. */
export function Stepper({ count, min, max, lessLabel, moreLabel, onChange }: StepperProps) {
  return (
    <View className={styles.stepper}>
      <Tappable className={styles.step} label={lessLabel} isDisabled={count <= min} onTap={() => onChange(count - 1)}>
        <View className={styles.ring}>
          <Icon name="minus" size="small" />
        </View>
      </Tappable>
      <Text className={styles.count} aria-live="polite">
        {count}
      </Text>
      <Tappable className={styles.step} label={moreLabel} isDisabled={max <= 0} onTap={() => onChange(count + 1)}>
        <View className={styles.ring}>
          <Icon name="plus" size="small" />
        </View>
      </Tappable>
    </View>
  )
}
