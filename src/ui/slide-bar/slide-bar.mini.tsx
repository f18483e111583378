import { Slider } from '@tarojs/components'
import type { SlideBarProps } from './contract'
import styles from './slide-bar.module.scss'

/** The vendor's slider: it looks and speaks as everywhere on the phone. */
export function SlideBar({ id, label, value, max, onChange }: SlideBarProps) {
  return (
    <Slider
      id={id}
      className={styles.slider}
      aria-label={label}
      min={0}
      max={max}
      step={1}
      value={value}
      blockSize={28}
      onChanging={(event) => onChange(event.detail.value)}
      onChange={(event) => onChange(event.detail.value)}
    />
  )
}
