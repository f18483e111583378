import { Compilation, type Compiler, sources } from 'webpack'

const PAGE = 'index.html'

/** Original page of the web app. */
export function pageIn(compilation: Compilation): string {
  const page = compilation.getAsset(PAGE)?.source.source().toString()
  if (page === undefined) throw new Error(`there is no ${PAGE}`)
  return page
}

/** Rewrites the page before compression. `name` is that of the plugin. */
export function rewritePage(
  compiler: Compiler,
  name: string,
  rewrite: (page: string, compilation: Compilation) => string,
): void {
  compiler.hooks.thisCompilation.tap(name, (compilation) => {
    compilation.hooks.processAssets.tap({ name, stage: Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE }, () => {
      compilation.updateAsset(PAGE, new sources.RawSource(rewrite(pageIn(compilation), compilation)))
    })
  })
}
