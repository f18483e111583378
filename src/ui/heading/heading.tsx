import { View } from '@tarojs/components'
import type { ReactNode } from 'react'

/** No template of a mini-program reads the level. */
const HAS_LEVELS = process.env.TARO_ENV === 'h5'

interface HeadingProps {
  children: ReactNode
  className?: string
  id?: string
  /** For browsers: 1 for the title of the page, which its frame draws; 2 for what is in it. */
  level?: 1 | 2
}

/** A title that a screen reader can jump to. */
export function Heading({ children, className, id, level = 2 }: HeadingProps) {
  return (
    <View id={id} className={className} role="heading" {...(HAS_LEVELS && { 'aria-level': level })}>
      {children}
    </View>
  )
}
