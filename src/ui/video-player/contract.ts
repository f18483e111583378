/** A film of the merchant. */
export interface VideoPlayerProps {
  id: string
  /** Accessible label. */
  title: string
  url: string
  posterUrl: string
  autoplay: boolean
  loop: boolean
  muted: boolean
  className?: string
}
