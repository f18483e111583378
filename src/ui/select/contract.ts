export interface SelectOption<Key extends string> {
  key: Key
  text: string
}

export interface SelectProps<Key extends string> {
  id: string
  /** What assistive tools call it. */
  label: string
  options: readonly SelectOption<Key>[]
  selected: Key | null
  /** What stands there before anything is chosen. */
  placeholder: string
  /** What stands there instead of the chosen option's text, where that is too long. */
  shownText?: string
  describedBy?: string
  isInvalid?: boolean
  isDisabled?: boolean
  className?: string
  onSelect(key: Key): void
}
