import { useEffect, useRef, useState } from 'react'
import { classNames } from '../class-names'
import type { SlideTrackProps } from './contract'
import styles from './slide-track.module.scss'

/**
 * The browser's scroll snapping: 40 KB less than a swiper library. It stands still while the pointer is on it, while
 * something in it has the focus, and for users who prefer reduced motion.
 */
export function SlideTrack({ keys, current, intervalMs, className, onChange, renderSlide }: SlideTrackProps) {
  const track = useRef<HTMLUListElement>(null)
  const [isPressed, setIsPressed] = useState(false)

  useEffect(() => {
    const isStill = isPressed || keys.length < 2 || window.matchMedia('(prefers-reduced-motion: reduce)').matches
    if (intervalMs === 0 || isStill) return
    const timer = setInterval(() => show(track.current, (current + 1) % keys.length), intervalMs)
    return () => clearInterval(timer)
  }, [current, intervalMs, isPressed, keys.length])

  return (
    <ul
      ref={track}
      className={classNames(styles.track, className)}
      onScroll={(event) => onChange(slideIn(event.currentTarget))}
      onMouseEnter={() => setIsPressed(true)}
      onMouseLeave={() => setIsPressed(false)}
      onFocus={() => setIsPressed(true)}
      onBlur={() => setIsPressed(false)}
    >
      {keys.map((key, index) => (
        <li key={key} className={styles.slide}>
          {renderSlide(index)}
        </li>
      ))}
    </ul>
  )
}

function show(track: HTMLUListElement | null, index: number): void {
  track?.scrollTo({ left: index * track.clientWidth, behavior: 'smooth' })
}

function slideIn(track: HTMLUListElement): number {
  return track.clientWidth === 0 ? 0 : Math.round(track.scrollLeft / track.clientWidth)
}
