import { View } from '@tarojs/components'
import { classNames } from '../class-names'
import type { TappableProps } from './contract'

/** A view with a tap handler and a role for the screen reader. */
export function MiniTappable({ children, className, role = 'button', isDisabled, onTap, ...rest }: TappableProps) {
  return (
    <View
      id={rest.id}
      style={rest.style}
      className={classNames(className, isDisabled && 'is-disabled')}
      hoverClass={isDisabled ? undefined : 'is-pressed'}
      role={role}
      aria-label={rest.label}
      aria-selected={rest.isSelected}
      aria-checked={rest.isChecked}
      aria-expanded={rest.isExpanded}
      aria-disabled={isDisabled || undefined}
      onClick={isDisabled ? undefined : onTap}
    >
      {children}
    </View>
  )
}
