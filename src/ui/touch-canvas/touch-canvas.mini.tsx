import { Canvas, type CanvasTouchEvent } from '@tarojs/components'
import { classNames } from '../class-names'
import type { TouchCanvasProps, TouchPoint } from './contract'
import styles from './touch-canvas.module.scss'

/** A canvas that is worked with fingers. */
export function TouchCanvas({ id, label, className, height, onTouch, onResize }: TouchCanvasProps) {
  return (
    <Canvas
      type="2d"
      id={id}
      canvasId={id}
      className={classNames(styles.canvas, className)}
      disableScroll
      {...(height !== undefined && { style: { height: `${height}px` } })}
      {...{ onReady: onResize }}
      aria-label={label}
      onTouchStart={(event) => onTouch('down', fingersOf(event))}
      onTouchMove={(event) => onTouch('move', fingersOf(event))}
      onTouchEnd={(event) => onTouch('up', fingersOf(event))}
      onTouchCancel={() => onTouch('cancel', [])}
    />
  )
}

function fingersOf({ touches }: CanvasTouchEvent): TouchPoint[] {
  return [...touches].map(({ identifier, x, y }) => ({ id: identifier, x, y }))
}
