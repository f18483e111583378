import fs from 'node:fs'
import path from 'node:path'
import { type ComponentConfig, readComponents } from './component-configs'
import { findProblems } from './package-problems'
import { dialects, type Platform } from './platforms'
import { translateTemplate, translateViewScript } from './translate-template'

/** Every text file of a package by its path inside the package; the mutation check edits such a map. */
export type PackageFiles = ReadonlyMap<string, string>

/** One tab of the tab bar. */
export interface TabItem {
  pagePath: string
  text: string
}

/** The parts of app.json the simulator reads, with the vendors' spellings made one. */
export interface AppConfig {
  /** Pages of the main package, then those of every sub-package; the first one opens by default. */
  pages: PageEntry[]
  tabs: TabItem[]
  hasCustomTabBar: boolean
  /** Default settings of all pages, in the vendor's spelling. */
  window: Record<string, unknown>
  /** False when every page of the main package is evaluated at start. */
  loadsPagesLazily: boolean
}

/** A page that app.json registers. */
export interface PageEntry {
  /** Without a leading slash. */
  path: string
  /** The root of its sub-package; undefined in the main package. */
  subPackage?: string
}

/** A compiled mini-program, parsed into one form; none of it has been executed. */
export interface MiniPackage {
  platform: Platform
  app: AppConfig
  /** Pages and components by path without extension. */
  components: ReadonlyMap<string, ComponentConfig>
  /** Templates as WXML by path without extension. */
  templates: ReadonlyMap<string, string>
  /** View scripts as CommonJS by path without extension. */
  viewScripts: ReadonlyMap<string, string>
  /** Logic scripts by path with `.js`. */
  scripts: ReadonlyMap<string, string>
  /** Style sheets by path with the vendor's extension. */
  styles: ReadonlyMap<string, string>
  /** Reasons why the package would not start; a simulator refuses to run it with any. */
  problems: string[]
}

interface RawAppJson {
  pages?: string[]
  subPackages?: { root: string; pages: string[] }[]
  subpackages?: { root: string; pages: string[] }[]
  usingComponents?: Record<string, string>
  lazyCodeLoading?: string
  window?: Record<string, unknown>
  tabBar?: {
    custom?: boolean
    customize?: boolean
    list?: { pagePath: string; text?: string }[]
    items?: { pagePath: string; name?: string }[]
  }
}

/** Reads the build of one platform, for example `loadPackage('dist/weapp', 'weapp')`. Throws when there is no app.json. */
export function loadPackage(directory: string, platform: Platform): MiniPackage {
  return packageFromFiles(readPackageFiles(directory), platform)
}

/** The text files of a build; images and fonts are kept as empty strings, because only their presence matters here. */
export function readPackageFiles(directory: string): Map<string, string> {
  const files = new Map<string, string>()
  for (const entry of fs.readdirSync(directory, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const absolute = path.join(entry.parentPath, entry.name)
    const inside = path.relative(directory, absolute).split(path.sep).join('/')
    files.set(inside, isText(entry.name) ? fs.readFileSync(absolute, 'utf8') : '')
  }
  return files
}

/** Makes a package of files that are already in memory. */
export function packageFromFiles(files: PackageFiles, platform: Platform): MiniPackage {
  const json = files.get('app.json')
  if (json === undefined) throw new Error('app.json is missing: this is not a compiled mini-program')
  const raw: RawAppJson = JSON.parse(json)
  const problems: string[] = []
  const app = readAppConfig(raw)
  const components = readComponents(files, rootComponents(app, platform), raw.usingComponents ?? {}, problems)
  const { templateExtension, scriptExtension, styleExtension } = dialects[platform]
  const result: MiniPackage = {
    platform,
    app,
    components,
    templates: select(files, templateExtension, (source, file) =>
      orProblem(problems, source, () => translateTemplate(source, platform, file)),
    ),
    viewScripts: select(files, scriptExtension, translateViewScript),
    scripts: withExtension(files, '.js'),
    styles: withExtension(files, styleExtension),
    problems,
  }
  problems.push(...findProblems(result))
  return result
}

function readAppConfig(raw: RawAppJson): AppConfig {
  const pages: PageEntry[] = (raw.pages ?? []).map((page) => ({ path: page }))
  for (const subPackage of raw.subPackages ?? raw.subpackages ?? []) {
    const root = subPackage.root.replace(/^\/|\/$/g, '')
    for (const page of subPackage.pages) pages.push({ path: `${root}/${page}`, subPackage: root })
  }
  const items = raw.tabBar?.items?.map((item) => ({ pagePath: item.pagePath, text: item.name ?? '' }))
  const list = raw.tabBar?.list?.map((item) => ({ pagePath: item.pagePath, text: item.text ?? '' }))
  return {
    pages,
    tabs: items ?? list ?? [],
    hasCustomTabBar: Boolean(raw.tabBar?.custom ?? raw.tabBar?.customize),
    window: raw.window ?? {},
    loadsPagesLazily: raw.lazyCodeLoading === 'requiredComponents',
  }
}

/** Starting points of the search for components: every page, and the tab bar. */
function rootComponents(app: AppConfig, platform: Platform): string[] {
  const pages = app.pages.map((page) => page.path)
  const tabBar = dialects[platform].tabBarComponent
  return app.hasCustomTabBar && tabBar ? [...pages, tabBar] : pages
}

function isText(name: string): boolean {
  return /\.(json|js|wxml|ttml|axml|xhsml|wxss|ttss|acss|css|wxs|sjs)$/.test(name)
}

function select(
  files: PackageFiles,
  extension: string,
  translate: (source: string, file: string) => string,
): Map<string, string> {
  const selected = new Map<string, string>()
  for (const [file, source] of files)
    if (file.endsWith(extension)) selected.set(file.slice(0, -extension.length), translate(source, file))
  return selected
}

function withExtension(files: PackageFiles, extension: string): Map<string, string> {
  return new Map([...files].filter(([file]) => file.endsWith(extension)))
}

function orProblem(problems: string[], fallback: string, attempt: () => string): string {
  try {
    return attempt()
  } catch (error) {
    problems.push(error instanceof Error ? error.message : String(error))
    return fallback
  }
}
