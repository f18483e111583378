import { MiniApp, type MiniAppOptions } from './mini-app'
import { DidNotApply, type Mutation } from './mutations'
import { type PackageFiles, packageFromFiles, readPackageFiles } from './package/load-package'
import type { Platform } from './package/platforms'
import { taroMutations } from './taro-mutations'
import type { EngineName } from './view/view-engine'

/** A short user journey; it launches the app and throws on a deviation. */
export type Journey = (app: MiniApp) => Promise<void>

/** Mutations, and the journey that must notice them. */
export interface MutationCheck {
  /** A build, for example `dist/weapp`. */
  directory: string
  platform: Platform
  /** Pages of the journey, at least the first and the last. */
  pages: readonly string[]
  journey: Journey
  /** Options besides the package: request handler, phone. Created for every run. */
  appOptions?: () => Omit<MiniAppOptions, 'miniPackage' | 'engine'>
  /** Default: `taroMutations`. */
  mutations?: readonly Mutation[]
  /** A mutation counts as caught as soon as one of them notices; by default all that can run the platform. */
  engines?: readonly EngineName[]
  /** Longest time for one run, in ms. */
  timeoutMs?: number
}

/** Result of a mutation. */
export interface MutationResult {
  mutation: string
  outcome: 'caught' | 'missed' | 'did not apply'
  /** Failure of the journey by the first engine that noticed. */
  reasons: Partial<Record<EngineName, string>>
}

const defaultTimeoutMs = 15_000
/** For the unbroken build, on a machine that may be busy, in ms. */
const unbrokenTimeoutMs = 900_000

/**
 * Tests the tests: mutates a build in memory and runs the journey on each mutation. Throws if the journey fails on the
 * original build. A result other than `caught` is a gap.
 */
export async function checkMutations(check: MutationCheck): Promise<MutationResult[]> {
  const files = readPackageFiles(check.directory)
  const engines = check.engines ?? (check.platform === 'weapp' ? ['glass-easel', 'exparser'] : ['glass-easel'])
  for (const engine of engines) {
    const reason = await failureOf({ ...check, timeoutMs: unbrokenTimeoutMs }, files, engine)
    if (reason) throw new Error(`the journey fails on the unbroken ${check.platform} build with ${engine}: ${reason}`)
  }
  const results: MutationResult[] = []
  for (const mutation of check.mutations ?? taroMutations)
    if (!mutation.platforms || mutation.platforms.includes(check.platform))
      results.push(await examine(check, files, engines, mutation))
  return results
}

async function examine(
  check: MutationCheck,
  files: PackageFiles,
  engines: readonly EngineName[],
  mutation: Mutation,
): Promise<MutationResult> {
  const broken = new Map(files)
  try {
    mutation.break({ platform: check.platform, files: broken, pages: check.pages })
  } catch (error) {
    if (error instanceof DidNotApply) return { mutation: mutation.name, outcome: 'did not apply', reasons: {} }
    throw error
  }
  for (const engine of engines) {
    const reason = await failureOf(check, broken, engine)
    if (reason) return { mutation: mutation.name, outcome: 'caught', reasons: { [engine]: reason } }
  }
  return { mutation: mutation.name, outcome: 'missed', reasons: {} }
}

/** First line of the failure; undefined if the journey passed. */
async function failureOf(check: MutationCheck, files: PackageFiles, engine: EngineName): Promise<string | undefined> {
  let app: MiniApp | undefined
  try {
    const miniPackage = packageFromFiles(files, check.platform)
    app = new MiniApp({ ...check.appOptions?.(), miniPackage, engine })
    await withTimeout(check.journey(app), check.timeoutMs ?? defaultTimeoutMs)
    app.assertHealthy()
    return undefined
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return message.split('\n').filter(Boolean).slice(0, 2).join(' ') || 'failed without a message'
  } finally {
    app?.close()
  }
}

async function withTimeout(run: Promise<void>, timeoutMs: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const expired = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`the journey took longer than ${timeoutMs} ms`)), timeoutMs)
  })
  try {
    await Promise.race([run, expired])
  } finally {
    clearTimeout(timer)
  }
}
