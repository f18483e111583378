import path from 'node:path'

/** The json file of a page or a component, with the global components of app.json put in. */
export interface ComponentConfig {
  /** Tag name to component path inside the package. */
  usingComponents: Record<string, string>
  isComponent: boolean
  /** The rest of the file: title, pull-down and so on, in the vendor's spelling. */
  options: Record<string, unknown>
}

interface RawConfig extends Record<string, unknown> {
  component?: boolean
  usingComponents?: Record<string, string>
}

/** Follows `usingComponents` from the roots, so that undeclared components are never loaded. */
export function readComponents(
  files: ReadonlyMap<string, string>,
  roots: readonly string[],
  globalComponents: Record<string, string>,
  problems: string[],
): Map<string, ComponentConfig> {
  const components = new Map<string, ComponentConfig>()
  const open = [...roots]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (components.has(next)) continue
    const json = files.get(`${next}.json`)
    if (json === undefined) problems.push(`${next}.json is missing`)
    const config = readConfig(next, json ?? '{}', globalComponents)
    components.set(next, config)
    open.push(...Object.values(config.usingComponents))
  }
  return components
}

function readConfig(owner: string, json: string, globalComponents: Record<string, string>): ComponentConfig {
  const raw: RawConfig = JSON.parse(json)
  const usingComponents: Record<string, string> = {}
  for (const [tag, reference] of Object.entries({ ...globalComponents, ...raw.usingComponents }))
    usingComponents[tag] = resolveReference(owner, reference, tag in globalComponents)
  return { usingComponents, isComponent: raw.component === true, options: raw }
}

/** References start at the package when absolute or written in app.json, else at the file that holds them. */
function resolveReference(owner: string, reference: string, isGlobal: boolean): string {
  if (reference.startsWith('/')) return reference.slice(1)
  return isGlobal ? path.posix.normalize(reference) : path.posix.join(path.posix.dirname(owner), reference)
}
