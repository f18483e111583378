import { RichText as VendorRichText } from '@tarojs/components'
import { useMemo } from 'react'
import type { RichTextProps } from './contract'
import { safeHtml } from './safe-html'

/** The vendor's rich text takes no class names for its parts, so paragraphs are given their distance here. */
export function MiniRichText({ html, className }: RichTextProps) {
  const nodes = useMemo(() => safeHtml(html).replace(/<(p|li|h3|h4)>/g, '<$1 style="margin:0 0 8px">'), [html])
  return <VendorRichText className={className} nodes={nodes} />
}
