const BELOW = 'margin:0 0 8px'
const LIST = `${BELOW};padding-left:20px`

/** What html-part.module.scss says on the web: vendors reach inside a rich text only by the style of its elements. */
const STYLES: Readonly<Record<string, string>> = {
  ...{ p: BELOW, h3: BELOW, h4: BELOW, h5: BELOW, blockquote: BELOW },
  ...{ ul: LIST, ol: LIST },
  img: 'max-width:100%;height:auto',
}

/** Harmless HTML (`safeHtml`, which lets no style through) with the distances of our texts. */
export function styledHtml(safeHtml: string): string {
  return safeHtml.replace(
    /<(p|h3|h4|h5|blockquote|ul|ol|img)\b/g,
    (start, tag: string) => `${start} style="${STYLES[tag]}"`,
  )
}
