import { type KeyboardEvent, useRef, useState } from 'react'
import { imageAddress } from '@/domain/image-address'
import { system } from '@/platform/system/system'
import { classNames } from '../class-names'
import { Icon } from '../icon/icon'
import { Pressable } from '../pressable/pressable'
import { useLeave } from '../sheet/use-leave'
import { useModal } from '../sheet/use-modal'
import type { PictureViewerProps } from './contract'
import styles from './picture-viewer.module.scss'
import { MAX_ZOOM, usePictureZoom } from './use-picture-zoom'

const ZOOM_STEP = 1.5
/** Zoom that a tap on the whole picture sets. */
const TAP_ZOOM = 2

/**
 * A dialog with a picture that is scrolled where it is larger than the screen: buttons, keys, a tap and two fingers
 * zoom it.
 */
export function PictureViewer({ pictures, words, onClose, onFail }: PictureViewerProps) {
  const { isLeaving, leave } = useLeave(onClose)
  const id = useModal(leave, isLeaving)
  const [at, setAt] = useState(0)
  const box = useRef<HTMLDivElement>(null)
  const { zoom, zoomTo, reset, fingers } = usePictureZoom(box)
  const picture = pictures[at]

  function turn(step: number): void {
    reset()
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

  return (
    <div
      id={id}
      className={classNames(styles.viewer, isLeaving && styles.leaving)}
      role="dialog"
      aria-label={words.title}
      aria-modal
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      <ViewerBar {...{ at, count: pictures.length, zoom, words, zoomTo, turn, onClose: leave }} />
      <div ref={box} className={styles.frame} {...fingers}>
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

interface ViewerBarProps extends Pick<PictureViewerProps, 'words' | 'onClose'> {
  at: number
  count: number
  zoom: number
  zoomTo(zoom: number): void
  turn(step: number): void
}

/** Buttons of the viewer. */
function ViewerBar({ at, count, zoom, words, zoomTo, turn, onClose }: ViewerBarProps) {
  return (
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
      {count > 1 && (
        <>
          <Pressable className={styles.action} label={words.previous} onPress={() => turn(-1)}>
            <Icon name="chevron-left" />
          </Pressable>
          <span aria-live="polite">{`${at + 1} / ${count}`}</span>
          <Pressable className={styles.action} label={words.next} onPress={() => turn(1)}>
            <Icon name="chevron-right" />
          </Pressable>
        </>
      )}
      <Pressable className={styles.close} label={words.close} onPress={onClose}>
        <Icon name="x" />
      </Pressable>
    </div>
  )
}
