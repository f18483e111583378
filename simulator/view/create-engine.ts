import type { MiniPackage } from '../package/load-package'
import { ExparserEngine } from './exparser-engine'
import { GlassEaselEngine } from './glass-easel-engine'
import type { EngineName, ViewEngine } from './view-engine'

/** Makes the engine of this name; throws when it cannot draw the platform. */
export function createEngine(name: EngineName, miniPackage: MiniPackage): ViewEngine {
  return name === 'exparser' ? new ExparserEngine(miniPackage) : new GlassEaselEngine(miniPackage)
}
