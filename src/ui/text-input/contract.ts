/** What is typed: which keyboard the phone brings up, what the browser may fill in. */
export type InputKind =
  | 'text'
  | 'name'
  | 'digits'
  | 'phone'
  | 'code'
  | 'email'
  | 'document'
  | 'address'
  | 'search'
  | 'password'
  | 'newPassword'

export interface TextInputProps {
  id: string
  kind: InputKind
  value: string
  maxLength: number
  /** What assistive tools call it. */
  label: string
  placeholder?: string
  /** Is wrong, and the element with this id says why. */
  describedBy?: string
  isInvalid?: boolean
  /** Takes the keyboard as soon as it is drawn. */
  hasAutoFocus?: boolean
  /** Takes the keyboard each time this grows. */
  revealCount?: number
  className?: string
  onChange(value: string): void
  /** The user goes on to something else. */
  onLeave?(): void
  /** The user is done: Enter, or the button of the phone's keyboard. */
  onEnter?(): void
}
