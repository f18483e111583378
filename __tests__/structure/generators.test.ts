import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { IS_NIGHTLY, inEveryRun } from '@test/tested-platforms'
import { type NewEndpoint, newEndpoint } from '../../scripts/new/new-endpoint'
import { type NewScreen, newScreen } from '../../scripts/new/new-screen'
import { ROOT, runCommand } from '../../scripts/run-command'

const TITLE = { chinese: '个人资料', english: "The user's profile" }
const PROFILE = {
  kind: 'detail',
  inPackage: 'package-user',
  name: 'own-profile',
  title: TITLE,
  feature: 'account',
} as const
/** Fifteen screens of four kinds: some start a package or a feature, one belongs to the main package. */
const SCREENS: readonly NewScreen[] = [
  PROFILE,
  { kind: 'list', inPackage: 'package-moon', name: 'craters', title: TITLE },
  { kind: 'form', inPackage: 'package-lake', name: 'ferry-order', title: TITLE },
  { kind: 'picker', inPackage: 'pages', name: 'map-code', title: TITLE },
  { kind: 'detail', inPackage: 'package-moon', name: 'crater', title: TITLE },
  { kind: 'picker', inPackage: 'package-moon', name: 'landing-site', title: TITLE },
  { kind: 'list', inPackage: 'package-user', name: 'badges', title: TITLE, feature: 'badges' },
  { kind: 'detail', inPackage: 'package-user', name: 'badge', title: TITLE, feature: 'badges' },
  { kind: 'form', inPackage: 'package-user', name: 'badge-order', title: TITLE, feature: 'badges' },
  { kind: 'list', inPackage: 'package-user', name: 'gift-list', title: TITLE, feature: 'coupons' },
  { kind: 'picker', inPackage: 'package-user', name: 'pick-person', title: TITLE, feature: 'people' },
  { kind: 'list', inPackage: 'package-lake', name: 'ferries', title: TITLE },
  { kind: 'detail', inPackage: 'package-lake', name: 'ferry', title: TITLE },
  { kind: 'list', inPackage: 'package-lake', name: 'harbours', title: TITLE },
  { kind: 'form', inPackage: 'package-invoice', name: 'invoice-letter', title: TITLE },
]
/** Of each kind, in packages and features that are there and in new ones; the tests of the others run at night. */
const TESTED_ALWAYS: readonly string[] = ['own-profile', 'craters', 'badge-order', 'map-code']
const TESTED = inEveryRun(
  SCREENS.filter(({ name }) => TESTED_ALWAYS.includes(name)),
  SCREENS.filter(({ name }) => !TESTED_ALWAYS.includes(name)),
)
/** Twenty calls: some in an existing area, some in two new ones. */
const CALLS: readonly NewEndpoint[] = [
  { name: 'moon/list-craters', method: 'GET', callPath: 'trade/buyer/v5/craters' },
  { name: 'moon/get-crater', method: 'GET', callPath: 'show/pub/v5/craters/:craterId' },
  ...['coupon', 'lake', 'show'].flatMap((area) =>
    ['lantern', 'pier', 'rope', 'sail', 'tide', 'wave'].map((noun) => ({
      name: `${area}/get-${noun}`,
      method: 'GET',
      callPath: `trade/buyer/v5/${area}/${noun}/:${noun}Id`,
    })),
  ),
]
const FILES = [
  'tsconfig.json',
  'package.json',
  'babel.config.js',
  'jest.config.cjs',
  'biome.json',
  'knip.jsonc',
  '.dependency-cruiser.cjs',
]
const copy = mkdtempSync(path.join(os.tmpdir(), 'generators-'))
/** Written or changed by the generators; relative. */
const written = new Set<string>()

/** False for packages of the benchmarks, which a developer may have installed. */
const isSource = (file: string) => path.basename(file) !== 'node_modules'

function read(file: string): string {
  return readFileSync(path.join(copy, file), 'utf8')
}

beforeAll(() => {
  for (const name of [
    'src',
    'gateway',
    'types',
    'config',
    '__tests__',
    'scripts',
    'simulator',
    'docs',
    'bench',
    'office',
    ...FILES,
  ])
    cpSync(path.join(ROOT, name), path.join(copy, name), { recursive: true, filter: isSource })
  for (const folder of ['.', 'office'])
    symlinkSync(path.join(ROOT, folder, 'node_modules'), path.join(copy, folder, 'node_modules'))
  // The test of source files finds them through git.
  execFileSync('git', ['init', '--quiet'], { cwd: copy })
})
afterAll(() => rmSync(copy, { recursive: true }))

describe('new:screen and new:endpoint', () => {
  it('write screens and calls that compile at once', async () => {
    const files = SCREENS.flatMap((screen) => newScreen(copy, screen))
    for (const file of [...files, ...CALLS.flatMap((call) => newEndpoint(copy, call))])
      written.add(path.relative(copy, path.resolve(copy, file)))
    expect(
      (
        await runCommand(
          'biome',
          ['check', '--write', '--error-on-warnings', '--vcs-enabled=false', ...files],
          {},
          { cwd: copy },
        )
      ).isOk,
    ).toBe(true)
    const { output } = await runCommand('tsgo', ['-p', path.join(copy, 'tsconfig.json')])
    expect(output).toBe('')
  })

  it('write tests that pass, and fit the tables of pages and texts', async () => {
    const tests = ['files', 'pages', 'texts'].map((name) => `__tests__/structure/${name}.test.ts`)
    const screens = TESTED.map(({ name }) => `/${name}.test.tsx`)
    const { isOk, output } = await runCommand('jest', ['--runInBand', ...tests, ...screens], {}, { cwd: copy })
    const files = TESTED.length + tests.length
    expect(output).toContain(`${files} passed, ${files} total`)
    expect(isOk).toBe(true)
  })

  it('keep the layers', async () => {
    // The others are as layers.test.ts has checked them; at night everything is read again.
    const modules = [...written].filter((file) => /\.tsx?$/.test(file))
    const others = `^(?!(${modules.join('|').replaceAll('.', '\\.')})$)`
    const tree = IS_NIGHTLY ? ['src', 'gateway'] : ['--do-not-follow', others, ...modules]
    const args = ['--config', '.dependency-cruiser.cjs', '--output-type', 'err', ...tree]
    const { isOk, output } = await runCommand('depcruise', args, {}, { cwd: copy })
    expect(isOk ? '' : output).toBe('')
    expect(output).toMatch(/\d{3,} modules/)
  })

  it('leave no unused code', async () => {
    const args = ['--no-progress', '--treat-config-hints-as-errors']
    const { isOk, output } = await runCommand('knip', args, {}, { cwd: copy })
    expect(isOk ? '' : output).toBe('')
  })

  it('enter the page into both tables and its title into three languages', () => {
    expect(read('src/routes/account-routes.ts')).toContain(
      "ownProfile: route('ownProfile', page('package-user', 'own-profile'), { aliases: ['/own-profile'] }),",
    )
    expect(read('src/app.config.ts')).toContain("'pages/own-profile/own-profile'")
    expect(read('src/package-user/account/locales/zh-cn.ts')).toContain("'ownProfile.title': '个人资料'")
    expect(read('src/package-user/account/locales/zh-mo.ts')).toContain("'ownProfile.title': '個人資料'")
    expect(read('src/package-user/account/locales/en-us.ts')).toContain(`'ownProfile.title': "The user's profile"`)
  })

  it('begin packages that are not there yet, each once', () => {
    const roots = [...read('src/app.config.ts').matchAll(/root: '([^']+)'/g)].map(([, root]) => root)
    for (const begun of ['package-moon', 'package-lake']) {
      expect(existsSync(path.join(ROOT, 'src', begun))).toBe(false)
      expect(roots.filter((root) => root === begun)).toHaveLength(1)
    }
    expect(read('src/package-moon/text.ts')).toContain('moonText')
    expect(read('src/package-moon/README.md')).toContain("The user's profile")
  })

  it('derive the access level of a call from its path', () => {
    expect(read('gateway/src/routes/moon/list-craters.ts')).toContain('privateRoute(listCraters')
    expect(read('gateway/src/routes/moon/get-crater.ts')).toContain('publicRoute(getCrater')
    expect(read('gateway/src/routes/moon/moon-routes.ts')).toMatch(/= \[\s*getCraterRoute,\s*listCratersRoute,?\s*\]/)
    expect(read('gateway/src/routes.ts')).toContain('  ...moonRoutes,\n')
  })

  it('never overwrite existing files', () => {
    expect(() => newScreen(copy, PROFILE)).toThrow('EEXIST')
    const call = { name: 'moon/list-craters', method: 'GET', callPath: 'trade/buyer/v5/craters' }
    expect(() => newEndpoint(copy, call)).toThrow('EEXIST')
  })

  it('refuse names that would not be found again', () => {
    expect(() => newScreen(copy, { ...PROFILE, name: 'OwnProfile' })).toThrow('lower case')
    expect(() => newScreen(copy, { ...PROFILE, inPackage: 'moon' })).toThrow('"moon" is no package')
    expect(() => newScreen(copy, { ...PROFILE, name: 'other', feature: undefined })).toThrow(
      'has features: name one of',
    )
    expect(() => newScreen(copy, { ...PROFILE, name: 'other', feature: 'Own' })).toThrow(
      '"Own" is no name of a feature',
    )
    expect(() => newEndpoint(copy, { name: 'coupons', method: 'GET', callPath: 'trade/x' })).toThrow('<area>')
    expect(() => newEndpoint(copy, { name: 'moon/list-all', method: 'get', callPath: 'trade/x' })).toThrow('GET')
  })
})
