import { type PointerEvent, useEffect, useRef } from 'react'
import { classNames } from '../class-names'
import type { TouchCanvasProps, TouchPoint } from './contract'
import styles from './touch-canvas.module.scss'

/** Zoom of the map for a px of the wheel. */
const ZOOM_PER_PX = 1.0025

/** A canvas that is worked with fingers, mouse and keyboard. */
export function TouchCanvas({ id, label, className, height: _height, ...on }: TouchCanvasProps) {
  const element = useRef<HTMLCanvasElement>(null)
  const fingers = useRef(new Map<number, TouchPoint>())
  const handlers = useRef(on)
  handlers.current = on

  useEffect(() => {
    const canvas = element.current
    if (!canvas) return
    // React listens to wheels in a way that cannot keep the page from scrolling.
    const zoom = (event: WheelEvent) => {
      event.preventDefault()
      handlers.current.onZoom(ZOOM_PER_PX ** -event.deltaY, placeIn(canvas, event))
    }
    canvas.addEventListener('wheel', zoom, { passive: false })
    let width = canvas.clientWidth
    let height = canvas.clientHeight
    const observer =
      typeof ResizeObserver === 'undefined'
        ? null
        : new ResizeObserver(() => {
            if (canvas.clientWidth === width && canvas.clientHeight === height) return
            width = canvas.clientWidth
            height = canvas.clientHeight
            handlers.current.onResize()
          })
    observer?.observe(canvas)
    return () => {
      canvas.removeEventListener('wheel', zoom)
      observer?.disconnect()
    }
  }, [])

  function touch(how: 'down' | 'move' | 'up' | 'cancel', event: PointerEvent<HTMLCanvasElement>) {
    const known = fingers.current
    if (how === 'down') event.currentTarget.setPointerCapture?.(event.pointerId)
    else if (!known.has(event.pointerId)) return
    if (how === 'up' || how === 'cancel') known.delete(event.pointerId)
    else known.set(event.pointerId, { id: event.pointerId, ...placeIn(event.currentTarget, event) })
    handlers.current.onTouch(how, [...known.values()])
  }

  return (
    <div
      className={classNames(styles.frame, className)}
      role="application"
      aria-label={label}
      {...{ tabIndex: 0 }}
      onKeyDown={(event) => {
        if (on.onKey(event.key)) event.preventDefault()
      }}
    >
      <canvas
        ref={element}
        id={id}
        className={classNames(styles.canvas, styles.whole)}
        onPointerDown={(event) => touch('down', event)}
        onPointerMove={(event) => {
          touch('move', event)
          if (event.pointerType === 'mouse' && event.buttons === 0) on.onHover(placeIn(event.currentTarget, event))
        }}
        onPointerUp={(event) => touch('up', event)}
        onPointerCancel={(event) => touch('cancel', event)}
        onPointerLeave={(event) => {
          // A finger leaves with every tap, and still looks at the seat.
          if (event.pointerType === 'mouse') on.onHover(null)
        }}
      />
    </div>
  )
}

function placeIn(canvas: HTMLCanvasElement, { clientX, clientY }: { clientX: number; clientY: number }) {
  const { left, top } = canvas.getBoundingClientRect()
  return { x: clientX - left, y: clientY - top }
}
