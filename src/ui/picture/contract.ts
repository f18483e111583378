import type { ImageWidth } from '@/domain/image-address'

/** A picture with a fixed place, so that nothing jumps when it arrives. */
export interface PictureProps {
  src: string
  /** Alternative text; empty if the text beside it already says it. */
  alt: string
  className?: string
  /** Width at which it is fetched, px: 300 on cards, 750 by default (SHELL-207). */
  width?: ImageWidth
  /** Shown until the picture is there, `#RRGGBB`. */
  color?: string
  /** A file that the app made itself: its address needs no check. */
  isOwnFile?: boolean
  /** Part of the first screen: fetched at once and first. */
  isHighPriority?: boolean
}
