import type { PhoneButtonProps } from './contract'

/** A browser cannot be requested a phone. */
export function PhoneButton(_props: PhoneButtonProps) {
  return null
}
