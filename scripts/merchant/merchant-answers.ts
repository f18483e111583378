import { parseArgs } from 'node:util'
import { FILE_SETTINGS, fileKeyOf } from '../../config/settings/merchant-file'
import { SETTINGS, type SettingName } from '../../config/settings/settings'
import { suggestion } from '../../config/settings/suggestion'
import { platforms } from '../../simulator/package/platforms'
import { VENDORS } from '../release/vendors'

/** Setting texts, in question order. */
export type Answers = ReadonlyMap<SettingName, string>

interface Command {
  /** From the root of the repository. */
  file: string
  /** True if an existing file is replaced. */
  isForced: boolean
  answers: Answers
}

/** Parses `--shop-name 海上剧场 --theme-color #0E8F80`. Throws on unknown flags and invalid texts. */
export function answersIn(args: readonly string[]): Command {
  const flags = FILE_SETTINGS.map(flagOf)
  const options = Object.fromEntries(flags.map((flag) => [flag, { type: 'string' as const }]))
  const { values, tokens } = parseArgs({
    args: [...args],
    options: { ...options, file: { type: 'string' }, force: { type: 'boolean' } },
    strict: false,
    tokens: true,
  })
  const faults = tokens.flatMap((token) => {
    if (token.kind === 'positional') return [`“${token.value}” belongs to no flag`]
    if (token.kind !== 'option' || token.name in options || ['file', 'force'].includes(token.name)) return []
    const near = suggestion(token.name, flags)
    return [`--${token.name} is no flag${near === undefined ? '' : `: did you mean --${near}?`}`]
  })
  const answers = FILE_SETTINGS.flatMap((name): [SettingName, string][] => {
    const text = values[flagOf(name)]
    return typeof text === 'string' ? [[name, text]] : []
  })
  for (const [name, text] of answers) {
    const fault = faultOf(name, text)
    if (fault !== null) faults.push(`--${flagOf(name)} “${text}” ${fault}`)
  }
  if (faults.length > 0) throw new Error(faults.join('\n'))
  const file = typeof values.file === 'string' ? values.file : SETTINGS.MERCHANT_FILE.fallback
  return { file, isForced: values.force === true, answers: new Map(answers) }
}

/** Settings to prompt for: those with a question and without an answer. */
export function promptedSettings(given: Answers): { name: SettingName; prompt: string }[] {
  return FILE_SETTINGS.flatMap((name) => {
    const { prompt } = SETTINGS[name]
    return prompt === undefined || given.has(name) ? [] : [{ name, prompt }]
  })
}

/** Why a text is invalid for a setting; null if valid. An empty text stands for the default. */
export function faultOf(name: SettingName, text: string): string | null {
  if (text === '') return null
  const platform = platforms.find((known) => name === `${known.toUpperCase()}_APP_ID`)
  if (platform && !VENDORS[platform].appId.test(text)) return `is no id that ${VENDORS[platform].name} gives out`
  const parsed = SETTINGS[name].parse(text)
  return 'fault' in parsed ? parsed.fault : null
}

/** The settings file, in the order of docs/configuration.md. */
export function contentOf(answers: Answers): string {
  const entries = FILE_SETTINGS.flatMap((name) => {
    const text = answers.get(name)
    if (!text) return []
    const parsed = SETTINGS[name].parse(text)
    return [[fileKeyOf(name), 'value' in parsed ? parsed.value : text]]
  })
  return `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`
}

/** Use of the file, and settings still at their defaults. */
export function nextSteps(file: string, answers: Answers): string {
  const prefix = file === SETTINGS.MERCHANT_FILE.fallback ? '' : `MERCHANT_FILE=${file} `
  const gateway = answers.get('GATEWAY_ORIGIN')
  const released = platforms.filter((platform) => answers.get(`${platform.toUpperCase()}_APP_ID` as SettingName))
  const missing = (['MERCHANT_ID', 'APP_ID', 'GATEWAY_ORIGIN'] as const).filter((name) => !answers.get(name))
  return [
    `Wrote ${file}: ${answers.size} settings; the others have their defaults (docs/configuration.md).`,
    `  ${prefix}npm start: the demo shop under this name`,
    `  npm run conformance -- --gateway ${gateway ?? 'URL'}: what a gateway lacks`,
    `  ${prefix}npm run build:h5: the web app`,
    ...released.map((platform) => `  ${prefix}npm run release -- ${platform}: a package for review`),
    ...(missing.length > 0 ? [`A release needs ${missing.map(fileKeyOf).join(', ')} as well.`] : []),
  ].join('\n')
}

function flagOf(name: SettingName): string {
  return name.toLowerCase().replaceAll('_', '-')
}
