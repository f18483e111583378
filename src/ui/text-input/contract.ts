/** Kind of input: the keyboard of the phone, and the browser's autofill. */
export type InputKind =
  | 'text'
  | 'name'
  | 'digits'
  | 'phone'
  | 'code'
  | 'typedCode'
  | 'email'
  | 'document'
  | 'idCard'
  | 'address'
  | 'search'
  | 'password'
  | 'newPassword'

/** Fields whose model cleans a paste before it limits it. */
const CLEANED: readonly InputKind[] = ['phone', 'code', 'typedCode', 'document', 'idCard']

/** Room for a whole message with a code in it. */
const PASTE_LENGTH = 500

/** Maximum length of the native input: a paste must reach the model uncut. */
export function nativeLength({ kind, maxLength }: Pick<TextInputProps, 'kind' | 'maxLength'>): number {
  return CLEANED.includes(kind) ? Math.max(PASTE_LENGTH, maxLength) : maxLength
}

export interface TextInputProps {
  id: string
  kind: InputKind
  value: string
  maxLength: number
  /** Accessible label. */
  label: string
  placeholder?: string
  /** Marks the field as invalid; the element with this id has the reason. */
  describedBy?: string
  isInvalid?: boolean
  /** Takes the keyboard as soon as it is drawn. */
  hasAutoFocus?: boolean
  /** Takes the keyboard each time this grows. */
  revealCount?: number
  className?: string
  onChange(value: string): void
  /** Called when the user leaves the field. */
  onLeave?(): void
  /** The user is done: Enter, or the button of the phone's keyboard. */
  onEnter?(): void
}
