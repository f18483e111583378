import type { Compiler } from 'webpack'
import { rewritePage } from './h5-page'
import { ICON_PATHS } from './icon-paths.generated'

const END = '</body>'

/** Embeds the icons in the page, once for all uses (src/ui/icon/icon.h5.tsx). */
export class H5IconsPlugin {
  apply(compiler: Compiler): void {
    rewritePage(compiler, 'H5IconsPlugin', (page) => {
      if (!page.includes(END)) throw new Error(`the page has no ${END} to write the icons before`)
      return page.replace(END, () => `${iconSheet()}${END}`)
    })
  }
}

function iconSheet(): string {
  const paths = Object.entries(ICON_PATHS).map(([name, d]) => `<path id="icon-${name}" d="${d}"/>`)
  return `<div hidden><svg><defs>${paths.join('')}</defs></svg></div>`
}
