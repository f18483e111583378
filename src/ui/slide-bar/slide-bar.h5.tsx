import type { SlideBarProps } from './contract'
import styles from './slide-bar.module.scss'

/** The browser's own range: Taro's slider knows neither a mouse nor a keyboard. */
export function SlideBar({ id, label, value, max, onChange }: SlideBarProps) {
  return (
    <input
      id={id}
      className={styles.range}
      type="range"
      aria-label={label}
      min={0}
      max={max}
      step={1}
      value={value}
      onChange={(event) => onChange(Number(event.target.value))}
    />
  )
}
