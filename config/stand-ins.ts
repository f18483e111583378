import path from 'node:path'
import { type Compiler, WebpackError } from 'webpack'

/** A module of a package with its replacement. */
export interface StandIn {
  /** Why it is replaced, for a failed build. */
  readonly why: string
  /** Import: the name of a package, or the whole path of a relative import. */
  readonly wanted: RegExp
  /** Replacement file. */
  readonly file: string
}

interface ResolveData {
  request: string
  context: string
}

/**
 * Replaces modules, and fails the build if a replacement was never used: after an update of Taro an unmatched one would
 * go unnoticed.
 */
export class StandIns {
  constructor(private readonly standIns: readonly StandIn[]) {}

  apply(compiler: Compiler): void {
    const used = new Set<StandIn>()
    compiler.hooks.normalModuleFactory.tap('StandIns', (factory) => {
      factory.hooks.beforeResolve.tap('StandIns', (data: ResolveData) => {
        const standIn = this.standIns.find(({ wanted }) => wanted.test(importedBy(data)))
        if (!standIn) return
        used.add(standIn)
        data.request = standIn.file
      })
    })
    compiler.hooks.thisCompilation.tap('StandIns', (compilation) => {
      compilation.hooks.finishModules.tap('StandIns', () => {
        for (const { wanted, why } of this.standIns.filter((standIn) => !used.has(standIn)))
          compilation.errors.push(new WebpackError(`nothing imports ${wanted} any more (${why}): docs/hacks.md`))
      })
    })
  }
}

function importedBy({ request, context }: ResolveData): string {
  const isRelative = request.startsWith('.')
  return (isRelative ? path.join(context, request) : request).replaceAll('\\', '/')
}
