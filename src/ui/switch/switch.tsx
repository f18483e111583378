import { View } from '@tarojs/components'
import { classNames } from '../class-names'
import { Icon } from '../icon/icon'
import { Pressable } from '../pressable/pressable'
import styles from './switch.module.scss'

interface SwitchProps {
  isOn: boolean
  /** The words it stands for; its owner draws them beside it. */
  label: string
  isDisabled?: boolean
  id?: string
  onChange(isOn: boolean): void
}

/** Turns a setting on or off at once: the knob lies at the end and carries a tick while it is on. */
export function Switch({ isOn, label, isDisabled, id, onChange }: SwitchProps) {
  return (
    <Pressable
      id={id}
      role="switch"
      className={styles.switch}
      label={label}
      isChecked={isOn}
      isDisabled={isDisabled}
      onPress={() => onChange(!isOn)}
    >
      <View className={classNames(styles.track, isOn && styles.on)}>
        <View className={styles.knob}>{isOn && <Icon name="check" size="small" />}</View>
      </View>
    </Pressable>
  )
}
