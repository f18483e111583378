import { View } from '@tarojs/components'
import type { ReactNode } from 'react'

interface HeadingProps {
  children: ReactNode
  className?: string
  /** 1 for what the page is about, 2 for a part of it. */
  level?: 1 | 2
}

/** A title that a screen reader can jump to. */
export function Heading({ children, className, level = 2 }: HeadingProps) {
  return (
    <View className={className} role="heading" {...{ 'aria-level': level }}>
      {children}
    </View>
  )
}
