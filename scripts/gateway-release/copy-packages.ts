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
    const manifest: Manifest = JSON.parse(readFileSync(path.join(from, 'package.json'), 'utf8'))
    if (existsSync(path.join(from, 'node_modules'))) throw new Error(`${name} has packages of its own, not copied yet`)
    copied.set(name, manifest.version)
    cpSync(from, path.join(folder, 'node_modules', name), { recursive: true })
    Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies }).forEach(copy)
  }
  names.forEach(copy)
  return Object.fromEntries(names.map((name) => [name, copied.get(name) ?? '']))
}
