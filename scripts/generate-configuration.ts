import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileKeyOf } from '../config/settings/merchant-file'
import { isSettingName, SETTING_GROUPS, SETTINGS, type SettingName } from '../config/settings/settings'
import { ROOT } from './run-command'

const FILE = path.join(ROOT, 'docs/configuration.md')
const HEAD = `# Configuration

Every setting of builds, releases and the gateway, made by \`npm run generate:configuration\` from \`config/settings/settings.ts\`.

A setting is read from the environment, else from \`merchant.json\` at the root of the repository, else it has its default. \`npm run new:merchant\` writes the file. What differs between machines or is secret belongs in the environment alone. All programs refuse to start with a setting of another format, an unknown name in the file, or a variable that is one slip away from a setting, and suggest the name that was meant.

What users see beyond name and colour is the shop configuration that the gateway returns: [merchant options](merchant-options.md).
`

/** Expected document. */
export function configurationDocument(): string {
  return (
    HEAD +
    Object.entries(SETTING_GROUPS)
      .map(([title, group]) => `\n## ${title}\n\n${table(Object.keys(group))}`)
      .join('')
  )
}

/** True if the document is up to date. */
export function isConfigurationFresh(): boolean {
  return readFileSync(FILE, 'utf8') === configurationDocument()
}

function table(names: readonly string[]): string {
  const rows = names.filter(isSettingName).map(rowOf)
  return `| Variable | In merchant.json | Read by | Format | Default | Effect |\n|---|---|---|---|---|---|\n${rows.join('')}`
}

function rowOf(name: SettingName): string {
  const { words, readBy, effect, byDefault, isOfMachine } = SETTINGS[name]
  const key = isOfMachine ? '' : `\`${fileKeyOf(name)}\``
  return `| \`${name}\` | ${[key, readBy.join(', '), words, byDefault, effect].join(' | ')} |\n`
}

if (require.main === module) writeFileSync(FILE, configurationDocument())
