import { View } from '@tarojs/components'
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
  hasTitleBar: boolean
}

/** Head of a page: the header of the shop on a desktop, the title bar elsewhere. */
export function PageHead({ headingId, hasTitleBar, ...bar }: PageHeadProps) {
  const { terminal, system } = useApp()
  if (terminal.form !== 'desktop') {
    if (hasTitleBar) return <TitleBar {...bar} headingId={headingId} />
    return <View style={{ height: `${system.statusBarHeight()}px` }} aria-hidden />
  }
  return (
    <>
      <SkipLink headingId={headingId} />
      <DesktopHeader />
    </>
  )
}
