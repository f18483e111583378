import { cloneElement, type ReactElement, useEffect, useState } from 'react'
import { HIDE_MS } from '../sheet/use-leave'

/** Of what a user closes at once, and what then fades. */
export interface Leavable {
  /** The answer is given; what is left is a picture of it. */
  isLeaving?: boolean
}

/** Draws a dialog while it is open, and its picture for the 180 ms in which it fades (SHELL-124). */
export function Leaving({ children }: { children: ReactElement<Leavable> | false | null | undefined }) {
  const [last, setLast] = useState(children)
  useEffect(() => {
    if (children) return setLast(children)
    const timer = setTimeout(setLast, HIDE_MS)
    return () => clearTimeout(timer)
  }, [children])
  return children || (last && cloneElement(last, { isLeaving: true }))
}
