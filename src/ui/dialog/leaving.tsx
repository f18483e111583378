import { cloneElement, type ReactElement, useEffect, useRef, useState } from 'react'
import { HIDE_MS } from '../sheet/use-leave'

/** Of what a user closes at once, and what then fades. */
export interface Leavable {
  /** The answer is given; what is left is a picture of it. */
  isLeaving?: boolean
}

/** Draws a dialog while it is open, and its picture for the 180 ms in which it fades (SHELL-124). */
export function Leaving({ children }: { children: ReactElement<Leavable> | false | null | undefined }) {
  const last = useRef<ReactElement<Leavable> | null>(null)
  const [, redraw] = useState(0)
  const isOpen = Boolean(children)
  if (children) last.current = children

  useEffect(() => {
    if (isOpen || !last.current) return
    const timer = setTimeout(() => {
      last.current = null
      redraw((count) => count + 1)
    }, HIDE_MS)
    return () => clearTimeout(timer)
  }, [isOpen])

  return children || (last.current && cloneElement(last.current, { isLeaving: true }))
}
