import type { Environment } from './environment'
import { readMerchantFile } from './merchant-file'
import { isSettingName, SETTING_NAMES, SETTINGS, type SettingName, type SettingValues } from './settings'
import { isSlipOf } from './suggestion'

/** Invalid settings that prevent a start; one line per fault. */
export class SettingFaults extends Error {
  constructor(readonly faults: readonly string[]) {
    super(`The settings are refused (docs/configuration.md):\n${faults.map((fault) => `- ${fault}`).join('\n')}`)
  }
}

/** Setting texts: `merchant.json`, overridden by the environment. Throws `SettingFaults`. */
export function settingTexts(environment: Environment): Environment {
  const { texts, faults } = readMerchantFile(environment)
  refuse([...faults, ...slips(environment)])
  const own = Object.fromEntries(Object.entries(environment).filter(([name, text]) => isSettingName(name) && text))
  return { ...texts, ...own }
}

/** Values of all settings, including defaults. Throws `SettingFaults` for unknown names and invalid texts. */
export function readSettings(environment: Environment): SettingValues {
  const texts = settingTexts(environment)
  const faults: string[] = []
  const settingOf = (name: SettingName): unknown => {
    const text = texts[name]
    if (text === undefined) return SETTINGS[name].fallback
    const parsed = SETTINGS[name].parse(text)
    if ('value' in parsed) return parsed.value
    faults.push(`${name} “${text}” ${parsed.fault}`)
    return undefined
  }
  const values = Object.fromEntries(SETTING_NAMES.map((name) => [name, settingOf(name)]))
  refuse(faults)
  return values as SettingValues
}

/** Variables with a probable typo: the default would apply silently. */
function slips(environment: Environment): string[] {
  return Object.keys(environment)
    .filter((name) => !isSettingName(name) && /^[A-Z\d_]+$/.test(name))
    .flatMap((name) => {
      const meant = SETTING_NAMES.find((known) => isSlipOf(name, known))
      return meant === undefined ? [] : [`${name} is no setting: did you mean ${meant}?`]
    })
}

function refuse(faults: readonly string[]): void {
  if (faults.length > 0) throw new SettingFaults(faults)
}
