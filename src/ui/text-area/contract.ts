export interface TextAreaProps {
  id: string
  value: string
  maxLength: number
  /** Accessible label. */
  label: string
  placeholder?: string
  /** Marks the field as invalid; the element with this id has the reason. */
  describedBy?: string
  isInvalid?: boolean
  /** Takes the keyboard each time this grows. */
  revealCount?: number
  onChange(value: string): void
  /** Called when the user leaves the field. */
  onLeave?(): void
}
