import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Environment } from './environment'
import { SETTING_NAMES, SETTINGS, type SettingName } from './settings'
import { suggestion } from './suggestion'

const ROOT = path.resolve(__dirname, '../..')
/** Settings of a file by variable, and its faults. */
export interface FileSettings {
  texts: Environment
  faults: string[]
}

/** `shopName` for `SHOP_NAME`: a setting's name in `merchant.json`. */
export function fileKeyOf(name: SettingName): string {
  return name.toLowerCase().replaceAll(/_(.)/g, (_match, letter: string) => letter.toUpperCase())
}

/** Settings that `merchant.json` may contain. */
export const FILE_SETTINGS: readonly SettingName[] = SETTING_NAMES.filter((name) => !SETTINGS[name].isOfMachine)

/** File named by `MERCHANT_FILE`, default merchant.json; null for an empty `MERCHANT_FILE`. */
export function merchantFilePath({
  MERCHANT_FILE: name = SETTINGS.MERCHANT_FILE.fallback,
}: Environment): string | null {
  return name === '' ? null : path.resolve(ROOT, name)
}

/** Reads the settings file if it exists; a file named explicitly is required. */
export function readMerchantFile(environment: Environment): FileSettings {
  const { MERCHANT_FILE: named } = environment
  const file = merchantFilePath(environment)
  if (file === null) return { texts: {}, faults: [] }
  if (!existsSync(file))
    return { texts: {}, faults: named === undefined ? [] : [`MERCHANT_FILE ${named} is not there`] }
  return parseMerchantFile(path.basename(file), readFileSync(file, 'utf8'))
}

/** Parses a settings file; `name` is the file's, for faults. */
export function parseMerchantFile(name: string, content: string): FileSettings {
  const parsed = jsonObject(content)
  if (!parsed) return { texts: {}, faults: [`${name} is no JSON object`] }
  const texts: Record<string, string> = {}
  const faults: string[] = []
  for (const [key, value] of Object.entries(parsed)) {
    const known = SETTING_NAMES.find((one) => fileKeyOf(one) === key)
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
