import { useEffect, useState } from 'react'

/** Long enough for the view to draw what it has; too short for a finger, ms. */
const DRAWING_MS = 50

/** False while a component is drawn for the first time, then true: what is below the first screen can come second. */
export function useFirstScreenDrawn(): boolean {
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setDrawn(true), DRAWING_MS)
    return () => clearTimeout(timer)
  }, [])
  return isDrawn
}
