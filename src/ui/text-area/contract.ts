export interface TextAreaProps {
  id: string
  value: string
  maxLength: number
  /** What assistive tools call it. */
  label: string
  placeholder?: string
  /** Is wrong, and the element with this id says why. */
  describedBy?: string
  isInvalid?: boolean
  /** Takes the keyboard each time this grows. */
  revealCount?: number
  onChange(value: string): void
  /** The user goes on to something else. */
  onLeave?(): void
}
