/** A picture with a fixed place, so that nothing jumps when it arrives. */
export interface PictureProps {
  src: string
  /** What the picture shows; empty when the words beside it already say so. */
  alt: string
  className?: string
  /** Shown until the picture is there, `#RRGGBB`. */
  color?: string
  /** Part of the first screen: fetched at once and first. */
  isImportant?: boolean
}
