import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { LazyMount } from './lazy-mount'

/** Number of items drawn together. */
const WINDOW = 10

interface WindowedListProps<T> {
  id: string
  items: readonly T[]
  /** Rough height of one item, px; of its share where several stand side by side. */
  estimatedHeight: number
  /** Draws the items of one window; `from` is the place of the first in the list. */
  children(shown: readonly T[], from: number): ReactNode
}

/** A long list, of which only what is near the screen is drawn: neither its nodes nor what is sent grows with it. */
export function WindowedList<T>({ id, items, estimatedHeight, children }: WindowedListProps<T>) {
  const count = Math.ceil(items.length / WINDOW)
  // In an element of their own: Taro sends all siblings again when something is inserted before the last of them.
  return (
    <View>
      {Array.from({ length: count }, (_, index) => {
        const from = index * WINDOW
        const shown = items.slice(from, from + WINDOW)
        return (
          <LazyMount
            // biome-ignore lint/suspicious/noArrayIndexKey: a window of the list stays where it is.
            key={index}
            id={`${id}-${index}`}
            isFirst={index === 0}
            estimatedHeight={estimatedHeight * shown.length}
          >
            {children(shown, from)}
          </LazyMount>
        )
      })}
    </View>
  )
}
