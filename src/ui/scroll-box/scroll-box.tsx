import { ScrollView } from '@tarojs/components'
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import type { ScrollBox as Box } from '@/platform/scroll/contract'

const ScrollBoxContext = createContext<Box | null>(null)

/** The box that scrolls what is drawn here; null if the page does. */
export function useScrollBox(): Box | null {
  return useContext(ScrollBoxContext)
}

interface ScrollBoxProps {
  children: ReactNode
  className?: string
  id?: string
  /** Tells when less than this is left to scroll, px. */
  lowerThreshold?: number
  onScrollToLower?(): void
}

/** A part of a page that scrolls by itself. Its content can request to be scrolled into view. */
export function ScrollBox({ children, ...rest }: ScrollBoxProps) {
  const [shownId, setShownId] = useState<string | undefined>(undefined)
  const box = useMemo<Box>(
    () => ({
      // The same element can be requested again.
      show: (id) => {
        setShownId(undefined)
        setTimeout(() => setShownId(id))
      },
    }),
    [],
  )
  return (
    <ScrollBoxContext.Provider value={box}>
      <ScrollView {...rest} scrollY scrollIntoView={shownId}>
        {children}
      </ScrollView>
    </ScrollBoxContext.Provider>
  )
}
