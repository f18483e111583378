import { Compilation, type Compiler, sources } from 'webpack'
import { ICON_PATHS } from './icon-paths.generated'

const NAME = 'H5IconsPlugin'
const PAGE = 'index.html'
const END = '</body>'

/** Writes the icons into the page, once for all of their uses (src/ui/icon/icon.h5.tsx). */
export class H5IconsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      // After the page was written, before it is compressed.
      const stage = Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        const page = compilation.getAsset(PAGE)?.source.source().toString()
        if (!page?.includes(END)) throw new Error(`there is no ${PAGE} to write the icons into`)
        compilation.updateAsset(PAGE, new sources.RawSource(page.replace(END, () => `${iconSheet()}${END}`)))
      })
    })
  }
}

function iconSheet(): string {
  const paths = Object.entries(ICON_PATHS).map(([name, d]) => `<path id="icon-${name}" d="${d}"/>`)
  return `<div hidden><svg><defs>${paths.join('')}</defs></svg></div>`
}
