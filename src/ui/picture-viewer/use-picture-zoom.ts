import { type RefObject, type TouchEvent, useLayoutEffect, useRef, useState } from 'react'

export const MAX_ZOOM = 4

/** Zoom of a picture in a scrolled frame: 1 shows the whole of it. Zooming keeps the middle of the screen in place. */
export function usePictureZoom(box: RefObject<HTMLElement | null>) {
  const [zoom, setZoom] = useState(1)
  /** Centre of the screen within the picture, as shares of its sides. */
  const middle = useRef({ x: 0.5, y: 0.5 })
  const pinch = useRef<{ distance: number; zoom: number } | null>(null)

  useLayoutEffect(() => {
    const frame = box.current
    if (frame === null) return
    frame.scrollLeft = (middle.current.x * zoom - 0.5) * frame.clientWidth
    frame.scrollTop = (middle.current.y * zoom - 0.5) * frame.clientHeight
  }, [box, zoom])

  function zoomTo(wanted: number): void {
    const frame = box.current
    if (frame !== null) {
      middle.current = {
        x: (frame.scrollLeft / Math.max(1, frame.clientWidth) + 0.5) / zoom,
        y: (frame.scrollTop / Math.max(1, frame.clientHeight) + 0.5) / zoom,
      }
    }
    setZoom(Math.min(MAX_ZOOM, Math.max(1, wanted)))
  }

  function onTouchMove(event: TouchEvent): void {
    const distance = fingerDistance(event)
    if (distance === null) pinch.current = null
    else if (pinch.current === null) pinch.current = { distance, zoom }
    else zoomTo((pinch.current.zoom * distance) / pinch.current.distance)
  }

  function onTouchEnd(): void {
    pinch.current = null
  }

  return { zoom, zoomTo, reset: () => setZoom(1), fingers: { onTouchMove, onTouchEnd } }
}

function fingerDistance({ touches }: TouchEvent): number | null {
  const [first, second] = [touches[0], touches[1]]
  return first && second ? Math.hypot(first.clientX - second.clientX, first.clientY - second.clientY) : null
}
