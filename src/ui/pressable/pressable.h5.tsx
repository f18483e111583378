import type { MouseEvent } from 'react'
import { moveAmongChoices } from './arrow-keys'
import type { PressableProps } from './contract'

const CHOICES: readonly PressableProps['role'][] = ['tab', 'radio', 'option']

/** A real link or button, so that keyboards, screen readers and "open in a new tab" work without our help. */
export function Pressable({ children, role = 'button', isDisabled, href, onPress, ...rest }: PressableProps) {
  const common = {
    id: rest.id,
    style: rest.style,
    className: rest.className,
    'aria-label': rest.label,
    'aria-checked': rest.isChecked,
    'aria-expanded': rest.isExpanded,
  }
  if (href !== undefined && !isDisabled) {
    return (
      <a
        {...common}
        aria-current={rest.isSelected ? 'page' : undefined}
        href={href}
        onClick={(event) => followLink(event, onPress)}
      >
        {children}
      </a>
    )
  }
  return (
    <button
      {...common}
      {...{ 'aria-selected': rest.isSelected }}
      type="button"
      role={role === 'button' ? undefined : role}
      disabled={isDisabled}
      onClick={onPress}
      onKeyDown={CHOICES.includes(role) ? moveAmongChoices : undefined}
    >
      {children}
    </button>
  )
}

/** A plain tap stays inside the app; one with a modifier key is the browser's. */
function followLink(event: MouseEvent, onPress: () => void): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
  event.preventDefault()
  onPress()
}
