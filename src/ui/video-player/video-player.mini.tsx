import { Video } from '@tarojs/components'
import { mediaAddress } from '@/domain/media-address'
import type { VideoPlayerProps } from './contract'
import { useSeenOnly } from './use-seen-only'

/** The vendor's player. */
export function VideoPlayer({ id, title, url, posterUrl, autoplay, loop, muted, className }: VideoPlayerProps) {
  useSeenOnly(id, autoplay)
  return (
    <Video
      id={id}
      className={className}
      src={mediaAddress(url) ?? ''}
      poster={mediaAddress(posterUrl)}
      title={title}
      loop={loop}
      muted={muted}
      objectFit="cover"
    />
  )
}
