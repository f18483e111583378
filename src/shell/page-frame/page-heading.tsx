import { useEffect, useId, useRef } from 'react'
import { enterPage } from '@/platform/page-focus/page-focus'
import { Heading } from '@/ui/heading/heading'
import { useApp } from '../app-context'
import { usePage } from '../page-context'
import styles from './page-heading.module.scss'

/** The id of the heading of the page, to which the focus goes when the page is opened. */
export function usePageHeading(): string {
  const { isVisible } = usePage()
  const headingId = useId()
  const focus = useRef({ element: null, selector: null })
  useEffect(() => (isVisible ? enterPage(headingId, focus.current) : undefined), [isVisible, headingId])
  return headingId
}

interface PageHeadingProps {
  id: string
  title: string
  /** Something else is where the title would be. */
  hasBar: boolean
  hasTitleBar: boolean
  /** True if the content has a heading; else this is it on a desktop, which has no title bar. */
  hasOwnTitle: boolean
}

/** The heading of a page whose title is not in a title bar: it is seen, or only read aloud. */
export function PageHeading({ id, title, hasBar, hasTitleBar, hasOwnTitle }: PageHeadingProps) {
  const { terminal } = useApp()
  if (terminal.form !== 'desktop' && !hasBar && hasTitleBar) return null
  return (
    <Heading id={id} level={1} className={hasBar || hasOwnTitle ? styles.unseen : styles.seen}>
      {title}
    </Heading>
  )
}
