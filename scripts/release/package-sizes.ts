import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'

/** Download sizes of a mini-program, bytes. */
export interface PackageSizes {
  main: number
  /** By folder: `package-show`. */
  subPackages: Readonly<Record<string, number>>
  all: number
}

/** Measures a built folder whose sub-packages start with `package-`. */
export function packageSizes(folder: string): PackageSizes {
  const roots = readdirSync(folder).filter((name) => name.startsWith('package-'))
  const subPackages = Object.fromEntries(roots.map((root) => [root, bytesIn(path.join(folder, root))]))
  const all = bytesIn(folder)
  return { main: all - Object.values(subPackages).reduce((sum, bytes) => sum + bytes, 0), subPackages, all }
}

/** A line per package: size and change. */
export function sizeLines(now: PackageSizes, before?: PackageSizes): string[] {
  const earlier = before && flat(before)
  return Object.entries(flat(now)).map(([name, bytes]) => {
    const growth = earlier && bytes - (earlier[name] ?? 0)
    return `${name}  ${kilobytes(bytes)}${growth ? `  ${growth > 0 ? '+' : '−'}${kilobytes(Math.abs(growth))}` : ''}`
  })
}

function flat({ main, subPackages, all }: PackageSizes): Record<string, number> {
  return { main, ...subPackages, all }
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`
}

function bytesIn(folder: string): number {
  return readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    const name = path.join(folder, entry.name)
    return sum + (entry.isDirectory() ? bytesIn(name) : statSync(name).size)
  }, 0)
}
