import { useMemo } from 'react'
import { trustedHtml } from '@/platform/trusted-types/trusted-types'
import type { HtmlPartProps } from './contract'
import styles from './html-part.module.scss'

export function HtmlPart({ safeHtml }: HtmlPartProps) {
  const html = useMemo(() => ({ __html: trustedHtml(safeHtml.replace(/<img /g, '<img loading="lazy" ')) }), [safeHtml])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: everything but a few plain tags has been taken out before.
  return <div className={styles.richText} dangerouslySetInnerHTML={html} />
}
