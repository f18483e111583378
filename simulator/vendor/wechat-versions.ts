import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

const COMMENT = /\/\*\* \[(?:[^\]]*\b)?wx\.([a-z]\w*)\([^\]]*\]\([^)]*\)\s*\*\s*(?:\*\s*)*需要基础库： `([\d.]+)`/g

let versions: ReadonlyMap<string, string> | undefined

/** Oldest base library of each of WeChat's calls, from the comments of its types; none for the first ones. */
export function wechatVersions(): ReadonlyMap<string, string> {
  const folder = path.dirname(createRequire(__filename).resolve('miniprogram-api-typings/package.json'))
  const text = () => readFileSync(path.join(folder, 'types/wx/lib.wx.api.d.ts'), 'utf8')
  versions ??= new Map([...text().matchAll(COMMENT)].map(([, name = '', version = '']) => [name, version]))
  return versions
}

/** Whether a base library has the call. */
export function isInBaseLibrary(call: string, baseLibrary: string): boolean {
  const [needed = [], given = []] = [wechatVersions().get(call) ?? '0', baseLibrary].map((version) =>
    version.split('.').map(Number),
  )
  const difference = needed.map((part, index) => part - (given[index] ?? 0)).find((part) => part !== 0)
  return (difference ?? 0) <= 0
}
