import { createContext, useContext } from 'react'
import type { Route } from '@/routes/route'

/** Page state for the page itself. */
export interface PageFacts {
  route: Route
  /** False while another page covers it. */
  isVisible: boolean
  /** It is about to come above the visible page, and is drawn before it is made. */
  isPreview?: boolean
}

const PageContext = createContext<PageFacts | null>(null)
export const PageProvider = PageContext.Provider

export function usePage(): PageFacts {
  const page = useContext(PageContext)
  if (!page) throw new Error('usePage() without page()')
  return page
}
