import { useEffect, useState } from 'react'
import { visibility } from '@/platform/visibility/visibility'

/** True once the element with this id has been on the screen, or near above or below it. */
export function useSeen(id: string): boolean {
  const [isSeen, setSeen] = useState(false)

  useEffect(() => {
    if (isSeen) return
    return visibility.watch(id, visibility.nearPx, (isNear) => isNear && setSeen(true))
  }, [id, isSeen])

  return isSeen
}
