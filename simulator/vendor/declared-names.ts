import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Platform } from '../package/platforms'
import { isInBaseLibrary } from './wechat-versions'
import { xhsApiNames } from './xhs-api-names'

/** Location of a vendor's own typings, and their form of API names. */
const typings: Record<Exclude<Platform, 'xhs'>, { packageName: string; declaration: RegExp }> = {
  weapp: { packageName: 'miniprogram-api-typings', declaration: /^\s*\/\*\* \[.*?\bwx\.([a-z]\w*)\(/gm },
  alipay: { packageName: '@mini-types/my', declaration: /^\s+export (?:function|const) ([a-zA-Z]\w*)\s*[<(:]/gm },
  tt: {
    packageName: '@douyin-microapp/typings',
    declaration: /^export (?:declare )?(?:const|function) ([a-zA-Z]\w*)\s*[<(:]/gm,
  },
}

/** Names the typings lack although the vendor has them: constants, and for Douyin whatever came after 2022. */
const undeclared: Record<Platform, readonly string[]> = {
  weapp: ['env', 'nextTick', 'getLogManager', 'onNeedPrivacyAuthorization', 'reportAnalytics'],
  alipay: ['nextTick'],
  tt: [
    'nextTick',
    'getEnterOptionsSync',
    'getAccountInfoSync',
    'getNetworkType',
    'offMemoryWarning',
    'stopPullDownRefresh',
  ],
  xhs: [],
}

/** WeChat's oldest supported base library: the first that asks for privacy. The simulated phone has no newer calls. */
const OLDEST_WECHAT = '2.32.3'

const known = new Map<Platform, ReadonlySet<string>>()

/** The names of the vendor's API, out of the vendor's published typings; for Xiaohongshu, which has none, a list. */
export function declaredNames(platform: Platform): ReadonlySet<string> {
  const names = known.get(platform) ?? new Set([...published(platform), ...undeclared[platform]])
  known.set(platform, names)
  return names
}

function published(platform: Platform): readonly string[] {
  if (platform === 'xhs') return xhsApiNames
  const { packageName, declaration } = typings[platform]
  const folder = path.dirname(createRequire(__filename).resolve(`${packageName}/package.json`))
  const names = fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.d.ts'))
    .flatMap((entry) => {
      const source = fs.readFileSync(path.join(entry.parentPath, entry.name), 'utf8')
      return [...source.matchAll(declaration)].map(([, name = '']) => name)
    })
  return platform === 'weapp' ? names.filter((name) => isInBaseLibrary(name, OLDEST_WECHAT)) : names
}
