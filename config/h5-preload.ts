import path from 'node:path'
import type { Compilation, Compiler } from 'webpack'
import { appRoutes } from './app-routes'
import { rewritePage } from './h5-page'

/**
 * Runs in the browser before anything else: requests the files of the addressed page while the framework loads. The
 * longest matching prefix wins; each address lists its files by index.
 */
const PRELOAD = `function(files,pages){
  var here=location.pathname,found='';
  for(var address in pages)
    if((here===address||here.indexOf(address+'/')===0)&&address.length>found.length)found=address;
  (pages[found]||[]).forEach(function(at){
    var link=document.createElement('link');
    link.rel='preload';link.as=/css$/.test(files[at])?'style':'script';link.href=files[at];
    document.head.appendChild(link)
  })
}`

/**
 * Saves two round trips on the web: otherwise a page's files are requested after the framework has run, and nothing is
 * drawn before the small shared style sheet has loaded.
 */
export class H5PreloadPlugin {
  constructor(private readonly root: string) {}

  apply(compiler: Compiler): void {
    rewritePage(compiler, 'H5PreloadPlugin', (page, compilation) =>
      withInlineSheet(compilation, page).replace('<title>', () => `${this.script(compilation)}<title>`),
    )
  }

  private script(compilation: Compilation): string {
    const { files, pages } = indexed(Object.entries(this.filesByAddress(compilation)))
    const parts = [files, pages].map((part) => JSON.stringify(part)).join()
    return `<script>(${PRELOAD.replace(/\n\s*/g, '')})(${parts})</script>`
  }

  private filesByAddress(compilation: Compilation): Record<string, string[]> {
    const byAddress: Record<string, string[]> = {}
    for (const { path: page, aliases } of appRoutes(this.root)) {
      const files = filesOfPage(compilation, this.root, page)
      // `/content/:showId` starts like `/content`.
      for (const address of aliases) if (!address.includes(':')) byAddress[address] = files
    }
    return byAddress
  }
}

/** Each file once, and for every key the places of its files. */
export function indexed(entries: readonly (readonly [key: string, files: readonly string[]])[]) {
  const files = [...new Set(entries.flatMap(([, names]) => names))]
  const pages = Object.fromEntries(entries.map(([key, names]) => [key, names.map((name) => files.indexOf(name))]))
  return { files, pages }
}

/** Inlines the page's linked style sheet. */
function withInlineSheet(compilation: Compilation, page: string): string {
  const inlined = page.replace(/<link href="\/([^"]+\.css)" rel="stylesheet">/, (_link, file: string) => {
    const text = compilation.getAsset(file)?.source.source().toString() ?? ''
    if (text.includes('</style')) throw new Error(`${file} cannot stand in a page`)
    return `<style>${text}</style>`
  })
  if (inlined === page) throw new Error('the page links no sheet')
  return inlined
}

/** Scripts and style sheets of a page's chunk. */
export function filesOfPage(compilation: Compilation, root: string, page: string): string[] {
  const file = path.join(root, 'src', page)
  for (const group of compilation.chunkGroups) {
    const holdsPage = group.chunks.some((chunk) =>
      [...compilation.chunkGraph.getChunkModulesIterable(chunk)].some((module) =>
        module.nameForCondition()?.startsWith(`${file}.`),
      ),
    )
    if (holdsPage && !group.isInitial()) return group.getFiles().map((name) => `/${name}`)
  }
  throw new Error(`no chunk holds ${page}`)
}
