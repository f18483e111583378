import { type KeyboardEvent, type TouchEvent, useLayoutEffect, useRef, useState } from 'react'
import { imageAddress } from '@/domain/image-address'
import { system } from '@/platform/system/system'
import { Icon } from '../icon/icon'
import { Pressable } from '../pressable/pressable'
import { useModal } from '../sheet/use-modal'
import type { PictureViewerProps } from './contract'
import styles from './picture-viewer.module.scss'

const MAX_ZOOM = 4
const ZOOM_STEP = 1.5
/** Zoom that a tap on the whole picture sets. */
const TAP_ZOOM = 2

/**
 * A dialog with a picture that is scrolled where it is larger than the screen: buttons, keys, a tap and two fingers
 * zoom it.
 */
export function PictureViewer({ pictures, words, onClose, onFail }: PictureViewerProps) {
  const id = useModal(onClose)
  const [at, setAt] = useState(0)
  const [zoom, setZoom] = useState(1)
  const box = useRef<HTMLDivElement>(null)
  /** Centre of the screen within the picture, as shares of its sides. */
  const middle = useRef({ x: 0.5, y: 0.5 })
  const pinch = useRef<{ distance: number; zoom: number } | null>(null)
  const picture = pictures[at]

  useLayoutEffect(() => {
    const frame = box.current
    if (frame === null) return
    frame.scrollLeft = (middle.current.x * zoom - 0.5) * frame.clientWidth
    frame.scrollTop = (middle.current.y * zoom - 0.5) * frame.clientHeight
  }, [zoom])

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

  function turn(step: number): void {
    setZoom(1)
    setAt((at + step + pictures.length) % pictures.length)
  }

  function onKeyDown({ key }: KeyboardEvent): void {
    if (key === '+' || key === '=') zoomTo(zoom * ZOOM_STEP)
    if (key === '-') zoomTo(zoom / ZOOM_STEP)
    // A picture that is larger than the screen is moved by the arrows.
    if (zoom > 1 || pictures.length < 2) return
    if (key === 'ArrowLeft') turn(-1)
    if (key === 'ArrowRight') turn(1)
  }

  function onTouchMove(event: TouchEvent): void {
    const distance = fingerDistance(event)
    if (distance === null) pinch.current = null
    else if (pinch.current === null) pinch.current = { distance, zoom }
    else zoomTo((pinch.current.zoom * distance) / pinch.current.distance)
  }

  return (
    <div
      id={id}
      className={styles.viewer}
      role="dialog"
      aria-label={words.title}
      aria-modal
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      <div className={styles.bar}>
        <Pressable
          className={styles.action}
          label={words.smaller}
          isDisabled={zoom === 1}
          onPress={() => zoomTo(zoom / ZOOM_STEP)}
        >
          <Icon name="minus" />
        </Pressable>
        <Pressable
          className={styles.action}
          label={words.larger}
          isDisabled={zoom === MAX_ZOOM}
          onPress={() => zoomTo(zoom * ZOOM_STEP)}
        >
          <Icon name="plus" />
        </Pressable>
        {pictures.length > 1 && (
          <>
            <Pressable className={styles.action} label={words.previous} onPress={() => turn(-1)}>
              <Icon name="chevron-left" />
            </Pressable>
            <span aria-live="polite">{`${at + 1} / ${pictures.length}`}</span>
            <Pressable className={styles.action} label={words.next} onPress={() => turn(1)}>
              <Icon name="chevron-right" />
            </Pressable>
          </>
        )}
        <Pressable className={styles.close} label={words.close} onPress={onClose}>
          <Icon name="x" />
        </Pressable>
      </div>
      <div
        ref={box}
        className={styles.frame}
        onTouchMove={onTouchMove}
        onTouchEnd={() => {
          pinch.current = null
        }}
      >
        <button
          type="button"
          className={styles.picture}
          style={{ width: `${zoom * 100}%`, height: `${zoom * 100}%` }}
          aria-label={`${picture?.alt ?? ''}, ${zoom > 1 ? words.smaller : words.larger}`}
          onClick={() => zoomTo(zoom > 1 ? 1 : TAP_ZOOM)}
        >
          <img
            className={styles.image}
            src={imageAddress(picture?.src, undefined, system.isOldPhone())}
            alt={picture?.alt ?? ''}
            onError={onFail}
          />
        </button>
      </div>
    </div>
  )
}

function fingerDistance({ touches }: TouchEvent): number | null {
  const [first, second] = [touches[0], touches[1]]
  return first && second ? Math.hypot(first.clientX - second.clientX, first.clientY - second.clientY) : null
}
