import { useEffect } from 'react'
import { video } from '@/platform/video/video'
import { visibility } from '@/platform/visibility/visibility'

/** A film plays only while it is on the screen: it stops when it leaves, and begins by itself where it should. */
export function useSeenOnly(id: string, autoplay: boolean): void {
  useEffect(
    () =>
      visibility.watch(id, 0, (isSeen) => {
        if (!isSeen) video.pause(id)
        else if (autoplay) video.play(id)
      }),
    [autoplay, id],
  )
}
