import { type MouseEvent, useContext, useMemo } from 'react'
import { trustedHtml } from '@/platform/trusted-types/trusted-types'
import type { HtmlPartProps } from './contract'
import styles from './html-part.module.scss'
import { LinkOpener } from './link-opener'

export function HtmlPart({ safeHtml }: HtmlPartProps) {
  const open = useContext(LinkOpener)
  const html = useMemo(() => ({ __html: trustedHtml(safeHtml.replace(/<img /g, '<img loading="lazy" ')) }), [safeHtml])

  /** Links open inside the app, or not at all. */
  function follow(event: MouseEvent<HTMLElement>): void {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link) return
    event.preventDefault()
    open(link.getAttribute('href') ?? '')
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the links inside are what the keyboard reaches, and Enter clicks them.
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is clicked.
    // biome-ignore lint/security/noDangerouslySetInnerHtml: everything but a few plain tags has been taken out before.
    <div className={styles.richText} onClick={follow} dangerouslySetInnerHTML={html} />
  )
}
