import { readFileSync } from 'node:fs'
import type { Engines } from './promised-engines'

interface Support {
  version_added: string | false | null
  version_removed?: string | false | null
  prefix?: string
  alternative_name?: string
  flags?: unknown
}

interface Compat {
  spec_url?: string | string[]
  support: Partial<Record<keyof Engines, Support | Support[]>>
}

/** A feature with its own support, and the features within it. */
export type Feature = { __compat?: Compat } & { [name: string]: Feature }

export interface CompatData {
  javascript: { builtins: Feature; regular_expressions: Feature }
  api: Feature
  css: { properties: Feature; selectors: Feature; types: Feature; 'at-rules': Feature }
}

let loaded: CompatData | undefined

/** MDN's table of browser support. */
export function compatData(): CompatData {
  loaded ??= JSON.parse(readFileSync(require.resolve('@mdn/browser-compat-data'), 'utf8')) as CompatData
  return loaded
}

/** Features within a feature, by name. */
export function featuresIn(feature: Feature | undefined): [name: string, feature: Feature][] {
  const { __compat, ...features } = feature ?? {}
  return Object.entries(features as Record<string, Feature>)
}

/** Engines that lack a feature, with the version that brought it: `safari_ios 15.4`. */
export function enginesWithout(feature: Feature, engines: Engines): string[] {
  const support = feature.__compat?.support
  if (support === undefined) return []
  return (Object.keys(engines) as (keyof Engines)[]).flatMap((engine) => {
    const entries = [support[engine] ?? []].flat()
    if (entries.some((entry) => isIn(entry, engines[engine]))) return []
    return [`${engine} ${entries[0]?.version_added || 'never'}`]
  })
}

/** Whether each engine has the feature under a prefix, if not without one. */
export function isPrefixedIn(feature: Feature | undefined, engines: Engines): boolean {
  return (Object.keys(engines) as (keyof Engines)[]).every((engine) => {
    const entries = [feature?.__compat?.support[engine] ?? []].flat()
    return entries.some((entry) => isIn(entry, engines[engine]) || isIn({ ...entry, prefix: '' }, engines[engine]))
  })
}

function isIn(entry: Support, version: string): boolean {
  if (entry.flags || entry.prefix || entry.alternative_name) return false
  const { version_added: added, version_removed: removed } = entry
  if (!added || added === 'preview' || isOlder(version, added)) return false
  return !removed || isOlder(version, removed)
}

/** Whether the first version precedes the second; `≤13.4` counts as 13.4. */
function isOlder(first: string, second: string): boolean {
  const [a = [], b = []] = [first, second].map((version) => version.replace('≤', '').split('.').map(Number))
  const difference = (a[0] ?? 0) - (b[0] ?? 0) || (a[1] ?? 0) - (b[1] ?? 0)
  return difference < 0
}
