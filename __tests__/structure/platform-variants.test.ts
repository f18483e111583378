import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { PLATFORMS } from '@/platform/parity'

const ROOT = path.resolve(__dirname, '../..')
const MINI = PLATFORMS.filter((platform) => platform !== 'h5')
const VARIANT = new RegExp(`^(.*)\\.(${[...PLATFORMS, 'mini'].join('|')})\\.tsx?$`)

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'src'], { cwd: ROOT, encoding: 'utf8' })
  .split('\n')
  .filter((file) => existsSync(path.join(ROOT, file)))

/** Platform suffixes of each module with variants. */
function variantsIn(sources: readonly string[]): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const source of sources) {
    const [, module, suffix] = VARIANT.exec(source) ?? []
    if (module && suffix) found.set(module, [...(found.get(module) ?? []), suffix])
  }
  return found
}

/** Faults of the variants: a missing platform, a file for all, an unused file. */
function mistakesIn(sources: readonly string[]): string[] {
  return [...variantsIn(sources)].flatMap(([module, suffixes]) => {
    const hasMini = suffixes.includes('mini')
    const missing = PLATFORMS.filter(
      (platform) => !suffixes.includes(platform) && !(hasMini && MINI.some((mini) => mini === platform)),
    )
    const isMiniUnused = hasMini && MINI.every((platform) => suffixes.includes(platform))
    const hasDefault = ['.ts', '.tsx'].some((ending) => sources.includes(`${module}${ending}`))
    return [
      ...missing.map((platform) => `${module} has no variant for ${platform}`),
      ...(isMiniUnused ? [`${module}.mini is what no platform takes`] : []),
      ...(hasDefault ? [`${module} has a file without a suffix`] : []),
    ]
  })
}

describe('modules that differ by platform', () => {
  const whole = ['a.weapp.ts', 'a.mini.ts', 'a.h5.ts']

  it('have a variant for each of the five, and no default', () => {
    expect(variantsIn(files).size).toBeGreaterThan(40)
    expect(mistakesIn(files)).toEqual([])
  })

  it.each([
    ['a platform that was forgotten', ['a.weapp.ts', 'a.mini.ts'], ['a has no variant for h5']],
    [
      'a mini-program that was forgotten',
      ['a.weapp.ts', 'a.alipay.ts', 'a.tt.ts', 'a.h5.ts'],
      ['a has no variant for xhs'],
    ],
    ['a default', [...whole, 'a.ts'], ['a has a file without a suffix']],
    [
      'a common file of mini-programs that have their own',
      [...whole, 'a.alipay.ts', 'a.tt.ts', 'a.xhs.ts'],
      ['a.mini is what no platform takes'],
    ],
    ['nothing where all is well', whole, []],
  ])('resolve for %s', (_what, sources, mistakes) => {
    expect(mistakesIn(sources)).toEqual(mistakes)
  })
})
