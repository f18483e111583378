import path from 'node:path'
import { Compilation, type Compiler, sources } from 'webpack'
import { appRoutes } from './app-routes'

const PAGE = 'index.html'

/**
 * Runs in the browser before anything else: asks for the files of the page that the address names while the framework
 * is still on its way. The longest address that the path begins with wins.
 */
const PRELOAD = `function(files){
  var here=location.pathname,found='';
  for(var address in files)
    if((here===address||here.indexOf(address+'/')===0)&&address.length>found.length)found=address;
  (files[found]||[]).forEach(function(file){
    var link=document.createElement('link');
    link.rel='preload';link.as=/css$/.test(file)?'style':'script';link.href=file;
    document.head.appendChild(link)
  })
}`

/** Saves a round trip on the web: without it a page's own files are asked for when the framework has been read. */
export class H5PreloadPlugin {
  constructor(private readonly root: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('H5PreloadPlugin', (compilation) => {
      // After the page was written, before it is compressed.
      const stage = Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE
      compilation.hooks.processAssets.tap({ name: 'H5PreloadPlugin', stage }, () => {
        if (!compilation.getAsset(PAGE)) throw new Error(`there is no ${PAGE} to write the preloads into`)
        const script = `<script>(${PRELOAD.replace(/\n\s*/g, '')})(${JSON.stringify(this.filesByAddress(compilation))})</script>`
        compilation.updateAsset(PAGE, (page) => {
          return new sources.RawSource(page.source().toString().replace('<title>', `${script}<title>`))
        })
      })
    })
  }

  private filesByAddress(compilation: Compilation): Record<string, string[]> {
    const byAddress: Record<string, string[]> = {}
    for (const { path: page, aliases } of appRoutes(this.root)) {
      const files = filesOfPage(compilation, path.join(this.root, 'src', page))
      if (files.length === 0) throw new Error(`no chunk holds ${page}`)
      // `/content/:showId` begins as `/content` does.
      for (const address of aliases) if (!address.includes(':')) byAddress[address] = files
    }
    return byAddress
  }
}

/** Scripts and sheets that the chunk of a page consists of. */
function filesOfPage(compilation: Compilation, file: string): string[] {
  for (const group of compilation.chunkGroups) {
    const holdsPage = group.chunks.some((chunk) =>
      [...compilation.chunkGraph.getChunkModulesIterable(chunk)].some((module) =>
        module.nameForCondition()?.startsWith(`${file}.`),
      ),
    )
    if (holdsPage && !group.isInitial()) return group.getFiles().map((name) => `/${name}`)
  }
  return []
}
