import { type MouseEvent, useContext, useEffect, useId, useMemo, useRef } from 'react'
import { trustedHtml } from '@/platform/trusted-types/trusted-types'
import { visibility } from '@/platform/visibility/visibility'
import { type HtmlPartProps, NEAR_PX } from './contract'
import styles from './html-part.module.scss'
import { LinkOpener } from './link-opener'

/** Sanitized tags have their values in double quotes. */
const ADDRESS_OF_PICTURE = /(<img (?:\w+(?:="[^"]*")? )*)src=/g

export function HtmlPart({ safeHtml }: HtmlPartProps) {
  const open = useContext(LinkOpener)
  const id = useId()
  const part = useRef<HTMLDivElement>(null)
  // Browsers choose for themselves how far ahead they fetch a picture with an address.
  const html = useMemo(() => ({ __html: trustedHtml(safeHtml.replace(ADDRESS_OF_PICTURE, '$1data-src=')) }), [safeHtml])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has other pictures.
  useEffect(() => {
    const pictures = Array.from(part.current?.querySelectorAll<HTMLImageElement>('img[data-src]') ?? [])
    const unwatch = pictures.map((picture, at) => {
      picture.id = `${id}-${at}`
      return visibility.watch(picture.id, NEAR_PX, (isNear) => {
        if (isNear) picture.src = picture.dataset.src ?? ''
      })
    })
    return () => {
      for (const end of unwatch) end()
    }
  }, [html, id])

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
    <div ref={part} className={styles.richText} onClick={follow} dangerouslySetInnerHTML={html} />
  )
}
