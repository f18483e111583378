import type { MiniPackage } from './load-package'
import { dialects } from './platforms'

/** Problems that a vendor's tool would reject: missing files, tab pages that are no pages, too few or too many tabs. */
export function findProblems(miniPackage: MiniPackage): string[] {
  return [...missingFiles(miniPackage), ...tabProblems(miniPackage), ...missingApp(miniPackage)]
}

function missingApp({ scripts, app }: MiniPackage): string[] {
  const problems: string[] = []
  if (!scripts.has('app.js')) problems.push('app.js is missing')
  if (app.pages.length === 0) problems.push('app.json registers no page')
  return problems
}

function missingFiles({ components, scripts, templates, platform }: MiniPackage): string[] {
  const problems: string[] = []
  for (const path of components.keys()) {
    if (!scripts.has(`${path}.js`)) problems.push(`${path}.js is missing`)
    if (!templates.has(path)) problems.push(`${path}${dialects[platform].templateExtension} is missing`)
  }
  return problems
}

function tabProblems({ app, platform }: MiniPackage): string[] {
  const problems: string[] = []
  const mainPages = new Set(app.pages.filter((page) => !page.subPackage).map((page) => page.path))
  for (const tab of app.tabs)
    if (!mainPages.has(tab.pagePath)) problems.push(`tab page ${tab.pagePath} is not a page of the main package`)
  if (app.tabs.length === 1 || app.tabs.length > 5)
    problems.push(`a tab bar has two to five tabs, this one has ${app.tabs.length}`)
  if (app.hasCustomTabBar && !dialects[platform].tabBarComponent)
    problems.push(`${platform} has no custom tab bar, but app.json asks for one`)
  return problems
}
