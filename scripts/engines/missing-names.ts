import { compatData, enginesWithout, type Feature, featuresIn } from './compat-data'
import type { Engines } from './promised-engines'

/** Names that at least one engine lacks, each with the version that brought it. */
export interface MissingNames {
  /** Globals: `structuredClone`. */
  globals: Map<string, string>
  /** Members of globals: `Object.hasOwn`. */
  statics: Map<string, string>
  /** Members of instances that no supported object has under this name: `replaceAll`. */
  members: Map<string, string>
  /** Parts of regular expressions: `lookbehind_assertion`, `unicodeSets`. */
  patterns: Map<string, string>
}

/** Flags of a regular expression and the accessors that reveal them. */
export const FLAGS: Readonly<Record<string, string>> = {
  d: 'hasIndices',
  s: 'dotAll',
  u: 'unicode',
  v: 'unicodeSets',
  y: 'sticky',
}

/** Interfaces of well-known globals. */
const INSTANCES: Readonly<Record<string, string>> = {
  caches: 'CacheStorage',
  crypto: 'Crypto',
  document: 'Document',
  history: 'History',
  location: 'Location',
  navigator: 'Navigator',
  performance: 'Performance',
  screen: 'Screen',
  visualViewport: 'VisualViewport',
}

/** Specifications name members of instances `sec-array.prototype.at`, those of the global `sec-array.from`. */
const isStaticBuiltIn = (_name: string, { __compat }: Feature) =>
  ![__compat?.spec_url ?? ''].flat().some((url) => url.includes('prototype'))

const isStaticOfInterface = (name: string) => name.endsWith('_static')

/** Names that an engine lacks. With a document there are its interfaces as well. */
export function missingNames(engines: Engines, hasDocument: boolean): MissingNames {
  const { javascript, api } = compatData()
  const { builtins, regular_expressions: parts } = javascript
  const collector = new MissingNameCollector(engines)
  for (const [owner, feature] of featuresIn(builtins)) collector.addOwner(owner, feature, isStaticBuiltIn)
  for (const [name, feature] of featuresIn(builtins.Intl)) collector.addOwner(`Intl.${name}`, feature, isStaticBuiltIn)
  for (const [name, feature] of featuresIn(parts)) collector.add('patterns', name, feature)
  for (const name of Object.values(FLAGS)) collector.add('patterns', name, builtins.RegExp?.[name])
  if (hasDocument) addInterfaces(collector, api)
  return collector.names()
}

function addInterfaces(collector: MissingNameCollector, api: Feature): void {
  for (const [owner, feature] of featuresIn(api)) collector.addOwner(owner, feature, isStaticOfInterface)
  for (const [name, feature] of featuresIn(api.Window)) collector.add('globals', name, feature)
  for (const [instance, owner] of Object.entries(INSTANCES)) {
    for (const [name, feature] of featuresIn(api[owner])) collector.add('statics', `${instance}.${name}`, feature)
  }
}

class MissingNameCollector {
  private readonly missing: MissingNames = {
    globals: new Map(),
    statics: new Map(),
    members: new Map(),
    patterns: new Map(),
  }
  private readonly supportedMembers = new Set<string>()

  constructor(private readonly engines: Engines) {}

  /** Adds a name if an engine lacks it, and returns whether one does. */
  add(kind: keyof MissingNames, name: string, feature: Feature | undefined): boolean {
    const lacking = feature ? enginesWithout(feature, this.engines) : []
    if (lacking.length > 0 && !this.missing[kind].has(name)) this.missing[kind].set(name, lacking.join(', '))
    return lacking.length > 0
  }

  /** Adds a global, or, if engines have it, its members. */
  addOwner(owner: string, feature: Feature, isStatic: (name: string, member: Feature) => boolean): void {
    if (this.add('globals', owner, feature)) return
    const members = featuresIn(feature).filter(([name]) => !name.endsWith('_event') && name !== owner)
    for (const [key, member] of members) {
      const name = key.replace(/_static$/, '')
      if (isStatic(key, member)) this.add('statics', `${owner}.${name}`, member)
      else if (!this.add('members', name, member)) this.supportedMembers.add(name)
    }
  }

  /** A member that some supported object has under its name may be that one. */
  names(): MissingNames {
    for (const name of this.supportedMembers) this.missing.members.delete(name)
    return this.missing
  }
}
