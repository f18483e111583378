import { View } from '@tarojs/components'
import type { ReactNode } from 'react'

interface HeadingProps {
  children: ReactNode
  className?: string
  id?: string
  /** 1 for the title of the page, which its frame draws; 2 for what is in it. */
  level?: 1 | 2
}

/** A title that a screen reader can jump to. */
export function Heading({ children, className, id, level = 2 }: HeadingProps) {
  return (
    <View id={id} className={className} role="heading" {...{ 'aria-level': level }}>
      {children}
    </View>
  )
}
