/** Words of the merchant, as HTML. Only harmless tags are drawn (see `safeHtml`). */
export interface RichTextProps {
  html: string
  className?: string
}
