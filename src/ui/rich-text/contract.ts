/** Parts of a text, and its pictures, are fetched when they come this near to the screen (SHELL-201), px. */
export const NEAR_PX = 500

/** Words of a merchant that have gone through `safeHtml`. */
export interface HtmlPartProps {
  safeHtml: string
}
