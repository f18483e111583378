import { RichText as VendorRichText } from '@tarojs/components'
import type { HtmlPartProps } from './contract'

/** The vendor's rich text takes no class names for its parts, so paragraphs are given their distance here. */
export function HtmlPart({ safeHtml }: HtmlPartProps) {
  return <VendorRichText nodes={safeHtml.replace(/<(p|li|h3|h4)>/g, '<$1 style="margin:0 0 8px">')} />
}
