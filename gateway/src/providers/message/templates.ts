import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { LOCALES } from '@/domain/locale'
import { messageTextNamed, SCENE_TEXTS, sceneNamed, valueNamesOf } from '../../texts/message-texts'
import { MessageFault, type OutgoingMessage } from './contract'

/** A template at a vendor: its fields, each with the name of the value that fills it. */
export interface Template {
  template: string
  values: Readonly<Record<string, string>>
}

/** Templates of one vendor by text, or by scene, and for each by language; `''` serves every language. */
export type Templates = Readonly<Record<string, Readonly<Record<string, Template>>>>

export const TEMPLATE_SECTIONS = ['sms', 'weapp', 'alipay', 'tt', 'xhs'] as const
export type TemplateSection = (typeof TEMPLATE_SECTIONS)[number]

/** The merchant's file of templates. Faults name the place in it. */
export function readTemplates(path: string, faults: string[]): Readonly<Partial<Record<TemplateSection, Templates>>> {
  const where = 'MESSAGE_TEMPLATES_FILE'
  let content: unknown
  try {
    content = parse(readFileSync(path, 'utf8'))
  } catch (error) {
    const isAbsent = (error as NodeJS.ErrnoException).code === 'ENOENT'
    faults.push(`${where} ${isAbsent ? 'names a file that is not there' : 'is no YAML'}`)
    return {}
  }
  const sections: Partial<Record<TemplateSection, Templates>> = {}
  for (const [name, entries] of membersOf(content)) {
    const section = TEMPLATE_SECTIONS.find((each) => each === name)
    if (section) sections[section] = readSection(section, entries, faults)
    else faults.push(`${where}: “${name}” is none of ${TEMPLATE_SECTIONS.join(', ')}`)
  }
  return sections
}

function readSection(section: TemplateSection, entries: unknown, faults: string[]): Templates {
  const read = membersOf(entries).flatMap(([name, entry]) => {
    const place = `MESSAGE_TEMPLATES_FILE: ${section}.${name}`
    const known = valuesFor(section, name)
    if (known) return [[name, readEntry(entry, place, known, faults)]]
    faults.push(`${place} is no ${section === 'sms' ? 'text' : 'scene'} of the shop`)
    return []
  })
  return Object.fromEntries(read)
}

/** Names of the values that a template may use; null for an unknown text or scene. */
function valuesFor(section: TemplateSection, name: string): readonly string[] | null {
  if (section === 'sms') {
    const key = messageTextNamed(name)
    return key ? valueNamesOf(key) : null
  }
  const scene = sceneNamed(name)
  return scene ? SCENE_TEXTS[scene].flatMap((key) => valueNamesOf(key)) : null
}

function readEntry(entry: unknown, place: string, known: readonly string[], faults: string[]) {
  const isByLocale = membersOf(entry).some(([name]) => LOCALES.some((locale) => locale === name))
  const byLocale = isByLocale ? membersOf(entry) : [['', entry] as const]
  const templates: Record<string, Template> = {}
  for (const [locale, template] of byLocale) templates[locale] = readTemplate(template, place, known, faults)
  return templates
}

function readTemplate(entry: unknown, place: string, known: readonly string[], faults: string[]): Template {
  const { template = '', values = {} } = Object.fromEntries(membersOf(entry))
  if (template === '') faults.push(`${place} has no template`)
  const pairs = membersOf(values).map(([field, value]) => [field, String(value)] as const)
  for (const [, value] of pairs) {
    if (!known.includes(value)) faults.push(`${place}: “${value}” is none of its values: ${known.join(', ')}`)
  }
  return { template: String(template), values: Object.fromEntries(pairs) }
}

function membersOf(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : []
}

/** The template of a message with its values; without one the vendor cannot send it. */
export function filledTemplate(
  vendor: string,
  templates: Templates,
  { textKey, locale, values }: OutgoingMessage,
  name = textKey,
): { id: string; values: Readonly<Record<string, string>> } {
  const byLocale = Object.hasOwn(templates, name) ? templates[name] : undefined
  const template = byLocale?.[locale] ?? byLocale?.[''] ?? byLocale?.['zh-CN']
  if (!template) throw new MessageFault(vendor, 'NO_TEMPLATE', 'REFUSED')
  const filled = Object.entries(template.values).map(([field, value]) => [field, values[value] ?? ''])
  return { id: template.template, values: Object.fromEntries(filled) }
}
