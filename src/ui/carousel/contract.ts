import type { ReactNode } from 'react'

/** A row of slides of which one is seen at a time. */
export interface SlideTrackProps {
  /** Keys of the slides, in order. */
  keys: readonly string[]
  current: number
  /** Time between two slides in ms; 0 keeps still. */
  intervalMs: number
  className?: string
  onChange(index: number): void
  renderSlide(index: number): ReactNode
}
