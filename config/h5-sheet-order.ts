import { readFileSync } from 'node:fs'
import { type ChunkGroup, Compilation, type Compiler, type Module, WebpackError } from 'webpack'

const NAME = 'H5SheetOrder'

/** A rule set that mini-css-extract-plugin took out of a script. */
interface SheetModule extends Module {
  content: Buffer
}

/** Rules of a component and those of its user, which may override them. */
type Pair = readonly [below: SheetModule, own: SheetModule]

/**
 * A screen's overrides of a component must follow the component's own rules, whatever the files. The build fails if the
 * order on a page contradicts its imports.
 */
export class H5SheetOrder {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      let pairs: Pair[] = []
      // Later, modules may be merged.
      compilation.hooks.finishModules.tap(NAME, () => {
        pairs = pairsOf(compilation)
      })
      // Sheets are written but not minified: rules can be found in them.
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONS + 1
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        const faults = new Set(compilation.chunkGroups.flatMap((group) => faultsOf(compilation, group, pairs)))
        for (const fault of faults) compilation.errors.push(new WebpackError(fault))
      })
    })
  }
}

function pairsOf(compilation: Compilation): Pair[] {
  const sheets = new Map([...compilation.modules].map((module) => [module, sheetsOf(compilation, module)]))
  return [...sheets].flatMap(([module, own]) => {
    if (own.length === 0) return []
    const below = [...everythingBelow(compilation, module)]
      .filter(canBeChanged)
      .flatMap((imported) => sheets.get(imported) ?? [])
    return below
      .flatMap((sheet) => own.map((later): Pair => [sheet, later]))
      .filter(([sheet, later]) => sheet !== later)
  })
}

/** True if others can style a component: it takes a class name, or passes on unnamed props. */
function canBeChanged(module: Module): boolean {
  const file = module.nameForCondition()
  return file !== null && /\bclassName\b(?!=)|\.\.\./.test(readFileSync(file, 'utf8'))
}

/** Style sheets imported directly by a script. */
function sheetsOf(compilation: Compilation, module: Module): SheetModule[] {
  return importsOf(compilation, module)
    .filter((imported) => /\.s?css$/.test(imported.nameForCondition() ?? '') && !isSheet(imported))
    .flatMap((imported) => importsOf(compilation, imported))
    .filter(isSheet)
}

function everythingBelow(compilation: Compilation, top: Module): Set<Module> {
  const below = new Set(importsOf(compilation, top))
  for (const module of below) for (const imported of importsOf(compilation, module)) below.add(imported)
  below.delete(top)
  return below
}

/** Static imports of a module. */
function importsOf({ moduleGraph }: Compilation, module: Module): Module[] {
  return [...moduleGraph.getOutgoingConnections(module)].flatMap(({ dependency, module: imported }) =>
    dependency && moduleGraph.getParentBlock(dependency) === module ? [imported] : [],
  )
}

function isSheet(module: Module): module is SheetModule {
  return module.type === 'css/mini-extract'
}

function faultsOf(compilation: Compilation, group: ChunkGroup, pairs: readonly Pair[]): string[] {
  const places = placesOf(compilation, group)
  const rank = (sheet: SheetModule) => group.getModulePostOrderIndex(sheet) ?? Number.NaN
  return pairs
    .filter(([below, own]) => rank(below) < rank(own))
    .filter(([below, own]) => (places.get(below) ?? 0) > (places.get(own) ?? Number.POSITIVE_INFINITY))
    .map(([below, own]) => `${nameOf(below)} comes after ${nameOf(own)}, which may change it`)
}

/** Position of each style sheet among all of a page. */
function placesOf(compilation: Compilation, group: ChunkGroup): Map<SheetModule, number> {
  const places = new Map<SheetModule, number>()
  let start = 0
  for (const chunk of group.chunks) {
    const [file] = [...chunk.files].filter((name) => name.endsWith('.css'))
    if (file === undefined) continue
    const text = compilation.getAsset(file)?.source.source().toString() ?? ''
    for (const module of compilation.chunkGraph.getChunkModulesIterable(chunk)) {
      if (!isSheet(module)) continue
      const at = text.indexOf(module.content.toString().trim())
      if (at < 0) throw new Error(`${nameOf(module)} is not in ${file}`)
      places.set(module, start + at)
    }
    start += text.length
  }
  return places
}

function nameOf(module: Module): string {
  return (module.nameForCondition() ?? module.identifier()).replace(/^.*\/src\//, '')
}
