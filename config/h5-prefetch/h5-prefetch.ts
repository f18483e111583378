import path from 'node:path'
import { Compilation, type Compiler, sources } from 'webpack'
import { appRoutes } from '../app-routes'
import { filesOfPage, indexed } from '../h5-preload'
import { workerSource } from '../worker-source'

const NAME = 'H5PrefetchPlugin'

/** Writes the worker that fetches pages ahead (`src/platform/page-loads`), with the files of every page. */
export class H5PrefetchPlugin {
  constructor(private readonly root: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tap({ name: NAME, stage: Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE }, () => {
        const entries = appRoutes(this.root).map(
          ({ path: page }) => [page, filesOfPage(compilation, this.root, page)] as const,
        )
        const { files, pages } = indexed(entries)
        const source = workerSource(path.join(__dirname, 'prefetch-worker.js'), { FILES: files, PAGES: pages })
        compilation.emitAsset('prefetch.js', new sources.RawSource(source))
      })
    })
  }
}
