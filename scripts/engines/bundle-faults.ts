import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Target } from '../build'
import { ROOT } from '../run-command'
import { type MissingNames, missingNames } from './missing-names'
import { promisedEngines, syntaxVersion } from './promised-engines'
import { type ScriptFault, scriptFaults } from './script-faults'
import { styleFaults } from './style-faults'
import { TOLERATED_STYLES } from './tolerated-styles'
import { PROVIDED_TO_MINI, TOLERATED_USES } from './tolerated-uses'

export interface BundleFaults {
  scripts: number
  /** A line for each fault: `common.js: lookbehind_assertion (safari_ios 16.4): …`. */
  faults: string[]
}

/** Faults in every script that a build ships, among them those within its pages. */
export function bundleFaults(target: Target): BundleFaults {
  const folder = path.join(ROOT, 'dist', target)
  const missing = missingNamesOf(target)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const scripts = files.flatMap((file) => scriptsIn(path.join(folder, file)).map((code) => ({ file, code })))
  const faults = scripts.flatMap(({ file, code }) =>
    scriptFaults(code, missing, syntaxVersion(target))
      .filter((fault) => !isTolerated(fault))
      .map(({ name, engines, excerpt }) => `${file}: ${name} (${engines}): ${excerpt}`),
  )
  return { scripts: scripts.length, faults }
}

/** Endings of style sheets. */
const SHEETS = ['.css', '.wxss', '.acss', '.ttss', '.xhss']

export interface SheetFaults {
  sheets: number
  faults: string[]
}

/** Styles in every sheet of a build that an engine lacks, without another value. */
export function sheetFaults(target: Target): SheetFaults {
  const folder = path.join(ROOT, 'dist', target)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    SHEETS.includes(path.extname(file)),
  )
  const faults = files.flatMap((file) =>
    styleFaults(readFileSync(path.join(folder, file), 'utf8'), promisedEngines(target))
      .filter(({ name }) => !TOLERATED_STYLES.some((style) => style.names.includes(name)))
      .map(({ name, engines, selector }) => `${file}: ${name} (${engines}): ${selector}`),
  )
  return { sheets: files.length, faults }
}

const namesByTarget = new Map<Target, MissingNames>()

/** Names that scripts of the target have to do without. Only the web has a document and its interfaces. */
export function missingNamesOf(target: Target): MissingNames {
  const known = namesByTarget.get(target)
  if (known) return known
  const names = missingNames(promisedEngines(target), target === 'h5')
  const provided = target === 'h5' ? [] : PROVIDED_TO_MINI
  for (const name of provided) for (const map of Object.values(names)) map.delete(name)
  namesByTarget.set(target, names)
  return names
}

export function isTolerated({ name, excerpt }: ScriptFault): boolean {
  return TOLERATED_USES.some((use) => use.name === name && (use.code?.test(excerpt) ?? true))
}

function scriptsIn(file: string): string[] {
  const ending = path.extname(file)
  if (ending === '.js') return [readFileSync(file, 'utf8')]
  if (ending !== '.html') return []
  return [
    ...readFileSync(file, 'utf8').matchAll(/<script(?![^>]*\b(?:src|type="application))[^>]*>([\s\S]*?)<\/script>/g),
  ].map(([, code = '']) => code)
}
