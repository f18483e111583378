import path from 'node:path'
import type { LogicRealm } from './logic-realm'

/** The `require` of a mini-program: files of the package only, each evaluated once. */
export class ScriptLoader {
  private readonly modules = new Map<string, { exports: unknown }>()

  constructor(
    private readonly scripts: ReadonlyMap<string, string>,
    private readonly realm: LogicRealm,
  ) {}

  /** Throws when the file is not in the package, and whatever the script throws. */
  load(file: string): unknown {
    const name = file.endsWith('.js') ? file : `${file}.js`
    const known = this.modules.get(name)
    if (known) return known.exports
    const source = this.scripts.get(name)
    if (source === undefined) throw new Error(`module '${name}' is not defined`)
    const module: { exports: unknown } = { exports: {} }
    this.modules.set(name, module)
    const requireInside = (request: string): unknown => this.load(resolve(name, request))
    this.realm.compile(source, name)(requireInside, module, module.exports)
    return module.exports
  }
}

function resolve(from: string, request: string): string {
  return path.posix.normalize(
    request.startsWith('/') ? request.slice(1) : path.posix.join(path.posix.dirname(from), request),
  )
}
