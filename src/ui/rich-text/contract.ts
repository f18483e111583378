/** Words of a merchant that have gone through `safeHtml`. */
export interface HtmlPartProps {
  safeHtml: string
}
