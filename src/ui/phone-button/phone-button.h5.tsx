import type { PhoneButtonProps } from './contract'

/** A browser cannot be asked for a phone. */
export function PhoneButton(_props: PhoneButtonProps) {
  return null
}
