import { useMemo } from 'react'
import { classNames } from '../class-names'
import type { RichTextProps } from './contract'
import styles from './rich-text.module.scss'
import { safeHtml } from './safe-html'

export function RichText({ html, className }: RichTextProps) {
  const safe = useMemo(() => ({ __html: safeHtml(html) }), [html])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: everything but a few plain tags has been taken out above.
  return <div className={classNames(styles.richText, className)} dangerouslySetInnerHTML={safe} />
}
