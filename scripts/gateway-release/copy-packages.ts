import { cpSync, existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../run-command'

interface Manifest {
  version: string
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

/** Copies installed packages with all that they need into `node_modules` of a folder. Returns versions by name. */
export function copyPackages(names: readonly string[], folder: string): Record<string, string> {
  const copied = new Map<string, string>()
  const copy = (name: string) => {
    const from = path.join(ROOT, 'node_modules', name)
    // Binaries of other platforms are not installed.
    if (copied.has(name) || !existsSync(from)) return
    copied.set(name, manifestIn(from).version)
    cpSync(from, path.join(folder, 'node_modules', name), { recursive: true })
    copyNeeds(from)
  }
  /** Packages that a package has in its own folder came with it. */
  const copyNeeds = (from: string) => {
    const { dependencies, optionalDependencies } = manifestIn(from)
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const own = path.join(from, 'node_modules', name)
      if (existsSync(own)) copyNeeds(own)
      else copy(name)
    }
  }
  names.forEach(copy)
  return Object.fromEntries(names.map((name) => [name, copied.get(name) ?? '']))
}

function manifestIn(folder: string): Manifest {
  return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
}
