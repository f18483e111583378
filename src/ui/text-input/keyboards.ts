import type { InputKind } from './contract'

/** Keyboards that every vendor has. */
type Keyboard = 'text' | 'number' | 'idcard'

const KEYBOARDS: Partial<Record<InputKind, Keyboard>> = {
  digits: 'number',
  phone: 'number',
  code: 'number',
  // Digits and X only: other documents have letters.
  idCard: 'idcard',
}

/** The keyboard of a mini-program that can type everything a field of this kind takes. */
export function keyboardOf(kind: InputKind): Keyboard {
  return KEYBOARDS[kind] ?? 'text'
}
