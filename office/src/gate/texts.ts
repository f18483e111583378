import messages from 'virtual:gate-messages'
import { chosenLocale, type OfficeLocale } from '../office-fetch'

export const GATE_LOCALES: readonly { locale: OfficeLocale; name: string }[] = [
  { locale: 'zh-CN', name: '简体中文' },
  { locale: 'zh-MO', name: '繁體中文' },
  { locale: 'en-US', name: 'English' },
]

export type Translate = (key: string, values?: Readonly<Record<string, string | number>>) => string

/** Texts of the gate in the chosen language. */
export function gateTexts(): Translate {
  const texts = messages[chosenLocale()]
  return (key, values = {}) =>
    (texts[key] ?? texts['error.unknown'] ?? key).replace(/%\{(\w+)\}/g, (_mark, name) => String(values[name] ?? ''))
}

/** Hours and minutes on the clock of the phone. */
export function clockTime(at: number): string {
  return new Date(at).toLocaleTimeString(chosenLocale(), { hour: '2-digit', minute: '2-digit', hour12: false })
}
