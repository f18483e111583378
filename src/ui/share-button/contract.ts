import type { ReactNode } from 'react'

/** A button of the vendor's that shares the page. */
export interface ShareButtonProps {
  id: string
  className?: string
  children: ReactNode
}
