import { View } from '@tarojs/components'
import { classNames } from '../class-names'
import type { PressableProps } from './contract'
import styles from './pressable.module.scss'

/** A view with a tap handler and a role for the screen reader. */
export function Pressable({ children, className, role = 'button', isDisabled, onPress, ...rest }: PressableProps) {
  return (
    <View
      id={rest.id}
      style={rest.style}
      className={classNames(className, isDisabled && styles.disabled)}
      hoverClass={isDisabled ? undefined : styles.pressed}
      role={role}
      aria-label={rest.label}
      aria-selected={rest.isSelected}
      aria-checked={rest.isChecked}
      aria-expanded={rest.isExpanded}
      aria-disabled={isDisabled || undefined}
      onClick={isDisabled ? undefined : onPress}
    >
      {children}
    </View>
  )
}
