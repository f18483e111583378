import { View } from '@tarojs/components'
import { type ReactNode, useState } from 'react'
import { classNames } from '../class-names'
import styles from './carousel.module.scss'
import { SlideTrack } from './slide-track'

interface CarouselProps {
  keys: readonly string[]
  /** Time between two slides in ms; 0 keeps still. */
  intervalMs: number
  className?: string
  renderSlide(index: number): ReactNode
}

/** Slides that follow one another, with dots for the position. */
export function Carousel({ keys, intervalMs, className, renderSlide }: CarouselProps) {
  const [current, setCurrent] = useState(0)
  return (
    <View className={classNames(styles.carousel, className)}>
      <SlideTrack
        className={styles.track}
        keys={keys}
        current={current}
        intervalMs={intervalMs}
        onChange={setCurrent}
        renderSlide={renderSlide}
      />
      {keys.length > 1 && (
        <View className={styles.dots}>
          {keys.map((key, index) => (
            <View key={key} className={classNames(styles.dot, index === current && styles.current)} />
          ))}
        </View>
      )}
    </View>
  )
}
