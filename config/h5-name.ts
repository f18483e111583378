import type { Compiler } from 'webpack'
import { rewritePage } from './h5-page'

const TITLE = '<title>Encore</title>'
/** Colour of the page icon, as escaped in its address. */
const ICON_COLOR = '%23ff7a1a'

/** Embeds name and colour of the shop in the page, before its configuration loads. */
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
