import type { ImageWidth } from '@/domain/image-address'

/** A picture with a fixed place, so that nothing jumps when it arrives. */
export interface PictureProps {
  src: string
  /** What the picture shows; empty when the words beside it already say so. */
  alt: string
  className?: string
  /** How wide it is fetched, px: 300 on cards, 750 elsewhere; absent for what has one size. */
  width?: ImageWidth
  /** Shown until the picture is there, `#RRGGBB`. */
  color?: string
  /** A file that the app made itself: its address is nobody's to check. */
  isOwnFile?: boolean
  /** Part of the first screen: fetched at once and first. */
  isHighPriority?: boolean
}
