import type { ReactNode } from 'react'
import type { BarVariant } from '@/routes/route'
import { useApp } from '../app-context'
import { DesktopHeader } from './desktop-header'
import { SkipLink } from './skip-link'
import { TitleBar } from './title-bar'

interface PageHeadProps {
  title: string
  /** Of the heading of the page. */
  headingId: string
  variant: BarVariant
  backgroundOpacity?: number
  bar?: ReactNode
}

/** What stands over a page: the header of the shop on a desktop, the title bar elsewhere. */
export function PageHead({ headingId, ...bar }: PageHeadProps) {
  const { terminal } = useApp()
  if (terminal.form !== 'desktop') return <TitleBar {...bar} headingId={headingId} />
  return (
    <>
      <SkipLink headingId={headingId} />
      <DesktopHeader />
    </>
  )
}
