import { mediaAddress } from '@/domain/media-address'
import type { VideoPlayerProps } from './contract'
import { useSeenOnly } from './use-seen-only'

/** The browser's own player. */
export function VideoPlayer({ id, title, url, posterUrl, autoplay, loop, muted, className }: VideoPlayerProps) {
  useSeenOnly(id, autoplay)
  return (
    <video
      id={id}
      className={className}
      src={mediaAddress(url)}
      poster={mediaAddress(posterUrl)}
      aria-label={title}
      loop={loop}
      // Browsers start a film by themselves only without its sound.
      muted={muted || autoplay}
      controls
      playsInline
      preload="none"
    />
  )
}
