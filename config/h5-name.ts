import type { Compiler } from 'webpack'
import { rewritePage } from './h5-page'

const TITLE = '<title>Encore</title>'
/** The colour of the icon in the page, as its address escapes it. */
const ICON_COLOR = '%23ff7a1a'

/** Writes name and colour of the shop into the page: they are there before its configuration is. */
export class H5NamePlugin {
  constructor(private readonly shop: { name: string; color: string }) {}

  apply(compiler: Compiler): void {
    rewritePage(compiler, 'H5NamePlugin', (page) => namedPage(page, this.shop))
  }
}

/** The page with the title and the icon of a shop. */
export function namedPage(page: string, { name, color }: { name: string; color: string }): string {
  for (const part of [TITLE, ICON_COLOR]) if (!page.includes(part)) throw new Error(`the page has no ${part}`)
  const title = name.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return page
    .replace(TITLE, () => `<title>${title}</title>`)
    .replace(ICON_COLOR, () => color.replace('#', '%23').toLowerCase())
}
