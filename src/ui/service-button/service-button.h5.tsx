import type { ServiceButtonProps } from './contract'

/** A browser has no chat of its own. */
export function ServiceButton(_props: ServiceButtonProps) {
  return null
}
