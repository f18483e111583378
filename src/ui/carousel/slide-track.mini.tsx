import { Swiper, SwiperItem } from '@tarojs/components'
import type { SlideTrackProps } from './contract'

/** The vendor's own swiper: it runs in the view layer, without our script. */
export function SlideTrack({ keys, current, intervalMs, className, onChange, renderSlide }: SlideTrackProps) {
  return (
    <Swiper
      className={className}
      circular
      autoplay={intervalMs > 0}
      interval={intervalMs || undefined}
      current={current}
      onChange={(event) => onChange(event.detail.current)}
    >
      {keys.map((key, index) => (
        <SwiperItem key={key}>{renderSlide(index)}</SwiperItem>
      ))}
    </Swiper>
  )
}
