import type { CSSProperties, ReactNode } from 'react'

/** Anything that reacts to a tap. On the web it is reached and worked by the keyboard too. */
export interface PressableProps {
  children?: ReactNode
  className?: string
  /** Accessible name, if the content alone is not one. */
  label?: string
  role?: 'button' | 'link' | 'tab' | 'radio' | 'checkbox' | 'switch' | 'option'
  /** Chosen among others: tabs, options; of links the one to the page that is open. */
  isSelected?: boolean
  /** Ticked or on: checkboxes, radios and switches. */
  isChecked?: boolean
  /** Opens or closes something that is drawn elsewhere. */
  isExpanded?: boolean
  isDisabled?: boolean
  /** Web address a link stands for, so that it can be opened in a new tab. */
  href?: string
  id?: string
  style?: CSSProperties
  onPress(): void
}
