/** A film of the merchant. */
export interface VideoPlayerProps {
  id: string
  /** What it shows, for those who do not see it. */
  title: string
  url: string
  posterUrl: string
  autoplay: boolean
  loop: boolean
  muted: boolean
  className?: string
}
