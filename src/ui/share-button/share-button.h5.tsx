import type { ShareButtonProps } from './contract'

/** A browser has no such button. */
export function ShareButton(_props: ShareButtonProps) {
  return null
}
