import { MiniApp, type MiniAppOptions } from './mini-app'
import { DidNotApply, type Mutation } from './mutations'
import { type PackageFiles, packageFromFiles, readPackageFiles } from './package/load-package'
import type { Platform } from './package/platforms'
import { taroMutations } from './taro-mutations'
import type { EngineName } from './view/view-engine'

/** What a user does, in a few steps; it launches the app and throws when something is not as it should be. */
export type Journey = (app: MiniApp) => Promise<void>

/** What to break, and the journey that must notice. */
export interface MutationCheck {
  /** A build, for example `dist/weapp`. */
  directory: string
  platform: Platform
  /** The pages the journey opens, the first and the last at least. */
  pages: readonly string[]
  journey: Journey
  /** What the app runs with besides the package: the request handler, the phone. Created for every run. */
  appOptions?: () => Omit<MiniAppOptions, 'miniPackage' | 'engine'>
  /** `taroMutations` when left out. */
  mutations?: readonly Mutation[]
  /** A mutation counts as caught as soon as one of them notices; by default all that can run the platform. */
  engines?: readonly EngineName[]
  /** Longest time for one run, in ms. */
  timeoutMs?: number
}

/** How one way of breaking the build went. */
export interface MutationResult {
  mutation: string
  outcome: 'caught' | 'missed' | 'did not apply'
  /** What the journey stumbled over, with the first engine that noticed. */
  reasons: Partial<Record<EngineName, string>>
}

const defaultTimeoutMs = 15_000
/** For the unbroken build, on a machine that may be busy, in ms. */
const unbrokenTimeoutMs = 90_000

/**
 * Tests the tests: breaks a build in every way of the list, in memory, and runs the journey on each.
 * Throws when the journey fails on the unbroken build. A result that is not `caught` is a hole.
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

/** The first line of what went wrong; undefined when the journey passed. */
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
