import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Platform, platforms } from '../../simulator/package/platforms'
import { declaredNames } from '../../simulator/vendor/declared-names'
import { wechatVersions } from '../../simulator/vendor/wechat-versions'
import { ROOT } from '../run-command'

/** Names that Taro itself brings, or that it maps to other calls of the vendor. */
const OF_TARO = ['getCurrentInstance', 'getCurrentPages', 'env', 'requestPayment', 'login']

/** Name under which a vendor has the call that Taro maps it to. */
const MAPPED: Partial<Record<Platform, Readonly<Record<string, string>>>> = {
  alipay: {
    getClipboardData: 'getClipboard',
    scanCode: 'scan',
    setClipboardData: 'setClipboard',
    setNavigationBarColor: 'setNavigationBar',
    setNavigationBarTitle: 'setNavigationBar',
  },
}

/** Vendors' calls in the sources that are bundled for a platform, sorted. */
export function usedCalls(platform: Platform): string[] {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'src'], { cwd: ROOT, encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|-fake\.ts$/.test(file))
  const calls = files
    .filter((file) => CALL.test(textOf(file)) && isBundled(file, platform, files))
    .flatMap((file) => [...textOf(file).matchAll(new RegExp(CALL, 'g'))])
    .filter(([, object]) => object === 'Taro' || object === VENDOR_OBJECTS[platform])
    .map(([, , name = '']) => name)
  return [...new Set(calls)].filter((name) => !OF_TARO.includes(name)).sort()
}

const CALL = /\b(Taro|wx|my|tt|xhs)\.([a-z]\w+)\b(?!\.(?:com|cn))/
const VENDOR_OBJECTS: Readonly<Record<Platform, string>> = { weapp: 'wx', alipay: 'my', tt: 'tt', xhs: 'xhs' }

/** Whether the build takes this file: the variant nearest to the platform, and what such a variant of its folder imports. */
function isBundled(file: string, platform: Platform, files: readonly string[]): boolean {
  if (/\.(weapp|alipay|tt|xhs|mini|h5)\.tsx?$/.test(file)) return isVariantOf(file, platform, files)
  const specifier = `'./${path.basename(file).replace(/\.tsx?$/, '')}'`
  const importers = files.filter(
    (other) => path.dirname(other) === path.dirname(file) && textOf(other).includes(specifier),
  )
  const variants = importers.filter((other) => /\.(weapp|alipay|tt|xhs|mini|h5)\.tsx?$/.test(other))
  const isOfVariants = variants.length > 0 && variants.length === importers.length
  return !isOfVariants || variants.some((variant) => isVariantOf(variant, platform, files))
}

function isVariantOf(file: string, platform: Platform, files: readonly string[]): boolean {
  const [, module = '', suffix = ''] = /^(.*)\.(\w+)\.tsx?$/.exec(file) ?? []
  if (suffix !== 'mini') return suffix === platform
  return ['ts', 'tsx'].every((ending) => !files.includes(`${module}.${platform}.${ending}`))
}

function textOf(file: string): string {
  return readFileSync(path.join(ROOT, file), 'utf8')
}

/** Whether the types of the vendor have the call; for Xiaohongshu, which publishes none, the list of its calls. */
export function isDeclared(platform: Platform, call: string): boolean {
  return declaredNames(platform).has(MAPPED[platform]?.[call] ?? call)
}

/** Calls that a vendor's types do not declare, each with what happens where it is missing. */
export const ASSUMED: Readonly<Record<Platform, Readonly<Record<string, string>>>> = {
  weapp: {},
  alipay: {
    getDeviceInfo: 'the system is read from `getSystemInfoSync`',
    offThemeChange: 'nothing to end',
    onThemeChange: 'the theme is read when the user returns',
  },
  tt: {
    getAppBaseInfo: 'language and theme are read from `getSystemInfoSync`',
    getDeviceInfo: 'the system is read from `getSystemInfoSync`',
    getWindowInfo: 'sizes are read from `getSystemInfoSync`',
    offThemeChange: 'nothing to end',
    onThemeChange: 'the theme is read when the user returns',
    setBackgroundColor: 'the vendor’s background beyond the ends of a page',
    setBackgroundTextStyle: 'the vendor’s dots while pulling down',
  },
  xhs: {
    compressImage: 'the picture goes as chosen',
    createVideoContext: 'films are not paused by the app',
    getAppBaseInfo: 'language and theme are read from `getSystemInfoSync`',
    getDeviceInfo: 'the system is read from `getSystemInfoSync`',
    getScreenBrightness: 'an entry code is shown as bright as the screen is',
    getWindowInfo: 'sizes are read from `getSystemInfoSync`',
    offThemeChange: 'nothing to end',
    offUserCaptureScreen: 'nothing to end',
    onThemeChange: 'the theme is read when the user returns',
    onUserCaptureScreen: 'no warning after a screenshot of an entry code',
    setBackgroundColor: 'the vendor’s background beyond the ends of a page',
    setBackgroundTextStyle: 'the vendor’s dots while pulling down',
    setKeepScreenOn: 'the screen goes dark as usual',
    setScreenBrightness: 'an entry code is shown as bright as the screen is',
  },
}

const FILE = path.join(ROOT, 'docs/platform-differences.md')
const BEGIN = '<!-- vendor calls: made by `npm run generate:vendor-calls` -->'
const END = '<!-- /vendor calls -->'
const NAMES: Readonly<Record<Platform, string>> = {
  weapp: 'WeChat',
  alipay: 'Alipay',
  tt: 'Douyin',
  xhs: 'Xiaohongshu',
}

/** docs/platform-differences.md with the table in its place. */
export function withVendorCalls(document: string): string {
  const [before, rest = ''] = document.split(BEGIN)
  const [, after = ''] = rest.split(END)
  const used = platforms.map((platform) => ({ platform, calls: usedCalls(platform) }))
  const names = [...new Set(used.flatMap(({ calls }) => calls))].sort()
  const rows = names.map((name) => {
    const cells = used.map(({ platform, calls }) => (calls.includes(name) ? wordsOf(platform, name) : ''))
    return `| \`${name}\` | ${cells.join(' | ')} |`
  })
  const head = `| Call | ${platforms.map((platform) => NAMES[platform]).join(' | ')} |\n|---|---|---|---|---|`
  return `${before}${BEGIN}\n${head}\n${rows.join('\n')}\n${END}${after}`
}

function wordsOf(platform: Platform, call: string): string {
  const version = platform === 'weapp' ? wechatVersions().get(call) : undefined
  return version ?? (isDeclared(platform, call) ? 'declared' : `*assumed*: ${ASSUMED[platform][call] ?? ''}`)
}

if (require.main === module) writeFileSync(FILE, withVendorCalls(readFileSync(FILE, 'utf8')))
