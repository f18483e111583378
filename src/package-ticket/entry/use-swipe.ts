import { useRef } from 'react'

/** Maximum movement of a tap, px. */
const LEAST_PX = 48

interface Finger {
  clientX: number
  clientY: number
}

/** Fields that browsers and vendors share in touch events. */
interface TouchMove {
  type: string
  touches?: ArrayLike<Finger>
  changedTouches?: ArrayLike<Finger>
}

/** Handlers of a view with pages: `1` for a swipe to the left, `-1` to the right. */
export function useSwipe(onTurn: (by: 1 | -1) => void) {
  const from = useRef<Finger | null>(null)
  return {
    onTouchStart: ({ touches }: TouchMove) => {
      // Two fingers zoom.
      from.current = touches?.length === 1 ? (touches[0] ?? null) : null
    },
    onTouchEnd: ({ changedTouches }: TouchMove) => {
      const [began, ended] = [from.current, changedTouches?.[0]]
      from.current = null
      if (!began || !ended) return
      const [across, down] = [ended.clientX - began.clientX, ended.clientY - began.clientY]
      if (Math.abs(across) >= LEAST_PX && Math.abs(across) > 2 * Math.abs(down)) onTurn(across < 0 ? 1 : -1)
    },
  }
}
