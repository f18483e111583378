import { useCallback, useEffect, useRef, useState } from 'react'

/** How long a panel takes to go, ms. */
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
      // Who stays after all is drawn as before.
      setLeaving(false)
      gone.current()
    }, HIDE_MS)
    return () => clearTimeout(timer)
  }, [isLeaving])

  return { isLeaving, leave }
}
