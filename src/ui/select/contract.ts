export interface SelectOption<Key extends string> {
  key: Key
  text: string
}

export interface SelectProps<Key extends string> {
  id: string
  /** Accessible label. */
  label: string
  options: readonly SelectOption<Key>[]
  selected: Key | null
  /** Placeholder. */
  placeholder: string
  /** Short form of the chosen option's text, if that is too long. */
  shownText?: string
  describedBy?: string
  isInvalid?: boolean
  isDisabled?: boolean
  className?: string
  onSelect(key: Key): void
}
