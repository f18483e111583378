import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../../run-command'

const SOURCE = path.join(ROOT, 'src')
const IMPORT = /import\s+(?!type\b)(?:([^'";]*?)\s+from\s+)?'([^']+)'|import\('([^']+)'\)/g
/** `order/orders` of `src/package-order/pages/orders/…`. */
const PAGE = /^(?:(?:package-([^/]+)\/)?pages)\/([^/]+)\//
/** Calls used by more pages belong to their frame. */
const MANY = 100
/** The composition root and its start code import everything; their calls belong to no page. */
const ROOTS = /^(app|services\/(.*\/)?(create-app|start-app|app))$/

/** Importers of each file; read once, because sources do not change during a run. */
let importers: ReadonlyMap<string, ReadonlySet<string>> | null = null

/** Pages that make each call, `show/show`, by imports of its contract. */
export function screensOfCalls(contracts: readonly string[]): Map<string, string[]> {
  importers ??= importersOfFiles()
  const found = importers
  return new Map(contracts.map((contract) => [contract, pagesAbove(`contracts/${contract}`, found)]))
}

function pagesAbove(file: string, importers: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const seen = new Set([file])
  // The set grows during iteration, which visits added items.
  for (const next of seen) {
    const isEnd = PAGE.test(next) || ROOTS.test(next)
    for (const importer of isEnd ? [] : (importers.get(next) ?? [])) seen.add(importer)
  }
  const pages = [...new Set([...seen].flatMap(pageOf))].sort()
  return pages.length > MANY ? ['every page'] : pages
}

function pageOf(file: string): string[] {
  const [, packageName, page = ''] = PAGE.exec(file) ?? []
  if (page === '') return []
  return [packageName ? `${packageName}/${page}` : page]
}

/** Run-time importers of each file; without extensions, from src. */
function importersOfFiles(): Map<string, Set<string>> {
  const importers = new Map<string, Set<string>>()
  for (const file of readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(file) || /\.test\.tsx?$/.test(file)) continue
    for (const target of importsOf(file)) importers.set(target, (importers.get(target) ?? new Set()).add(bare(file)))
  }
  return importers
}

function importsOf(file: string): string[] {
  const text = readFileSync(path.join(SOURCE, file), 'utf8')
  return [...text.matchAll(IMPORT)].flatMap(([, names = '', from, late]) => {
    const target = from ?? late ?? ''
    const isOfTypes = /^\{(\s*type\s[^,}]+,?)+\s*\}$/.test(names)
    if (isOfTypes || !/^(@\/|\.)/.test(target)) return []
    return [target.startsWith('@/') ? target.slice(2) : path.posix.join(path.posix.dirname(file), target)]
  })
}

/** Without extension and platform. */
function bare(file: string): string {
  return file.replace(/(\.(h5|mini|weapp|alipay|tt|xhs))?\.tsx?$/, '')
}
