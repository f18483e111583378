import { useCallback, useEffect, useRef, useState } from 'react'

/** Duration of a panel's exit, ms. */
export const HIDE_MS = 180

/** Lets a panel go before it is gone: `leave` begins it, `onGone` runs once at its end. */
export function useLeave(onGone: () => void): { isLeaving: boolean; leave(): void } {
  const [isLeaving, setLeaving] = useState(false)
  const gone = useRef(onGone)
  gone.current = onGone
  const leave = useCallback(() => setLeaving(true), [])

  useEffect(() => {
    if (!isLeaving) return
    const timer = setTimeout(() => {
      // A panel that stays after all is drawn as before.
      setLeaving(false)
      gone.current()
    }, HIDE_MS)
    return () => clearTimeout(timer)
  }, [isLeaving])

  return { isLeaving, leave }
}
