/** A handle on a track: from 0 at the left to `max` at the right, in whole steps. */
export interface SlideBarProps {
  id?: string
  /** Accessible label. */
  label: string
  value: number
  max: number
  onChange(value: number): void
}
