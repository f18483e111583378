import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Environment } from './environment'
import { isSettingName, SETTINGS, type SettingName } from './settings'
import { suggestion } from './suggestion'

const ROOT = path.resolve(__dirname, '../..')
/** Texts of a settings file by variable, and what is wrong with it. */
export interface FileSettings {
  texts: Environment
  faults: string[]
}

/** `shopName` for `SHOP_NAME`: a setting as `merchant.json` names it. */
export function fileKeyOf(name: SettingName): string {
  return name.toLowerCase().replaceAll(/_(.)/g, (_match, letter: string) => letter.toUpperCase())
}

/** Settings that `merchant.json` may contain. */
export const FILE_SETTINGS: readonly SettingName[] = Object.keys(SETTINGS)
  .filter(isSettingName)
  .filter((name) => !SETTINGS[name].isOfMachine)

/** Reads the file that `MERCHANT_FILE` names, else merchant.json if there is one; an empty `MERCHANT_FILE` reads none. */
export function readMerchantFile({ MERCHANT_FILE: named }: Environment): FileSettings {
  const name = named ?? SETTINGS.MERCHANT_FILE.fallback
  if (name === '') return { texts: {}, faults: [] }
  const file = path.resolve(ROOT, name)
  if (!existsSync(file))
    return { texts: {}, faults: named === undefined ? [] : [`MERCHANT_FILE ${named} is not there`] }
  return parseMerchantFile(path.basename(name), readFileSync(file, 'utf8'))
}

/** Settings in the text of a file; `name` is the file's, for faults. */
export function parseMerchantFile(name: string, content: string): FileSettings {
  const parsed = jsonObject(content)
  if (!parsed) return { texts: {}, faults: [`${name} is no JSON object`] }
  const texts: Record<string, string> = {}
  const faults: string[] = []
  for (const [key, value] of Object.entries(parsed)) {
    const known = Object.keys(SETTINGS)
      .filter(isSettingName)
      .find((one) => fileKeyOf(one) === key)
    const text = textOf(value)
    if (!known) faults.push(`${name} has “${key}”, which is no setting${didYouMean(key)}`)
    else if (SETTINGS[known].isOfMachine)
      faults.push(`${name} has “${key}”, which belongs in the environment: ${known}`)
    else if (text === null) faults.push(`“${key}” of ${name} is neither a text nor a list of texts`)
    else texts[known] = text
  }
  return { texts, faults }
}

function didYouMean(key: string): string {
  const near = suggestion(key, FILE_SETTINGS.map(fileKeyOf))
  return near === undefined ? '' : `: did you mean “${near}”?`
}

function jsonObject(content: string): object | null {
  try {
    const parsed: unknown = JSON.parse(content)
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed) ? parsed : null
  } catch {
    return null
  }
}

function textOf(value: unknown): string | null {
  if (Array.isArray(value)) return value.every((entry) => typeof entry === 'string') ? value.join(',') || 'none' : null
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null
}
