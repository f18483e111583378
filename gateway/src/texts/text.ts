import type { Locale } from '@/domain/locale'
import { enUS } from './en-us'
import { type TextKey, zhCN } from './zh-cn'
import { zhMO } from './zh-mo'

const TEXTS: Readonly<Record<Locale, Readonly<Record<TextKey, string>>>> = {
  'zh-CN': zhCN,
  'zh-MO': zhMO,
  'en-US': enUS,
}

/** A text of the shop in each of its languages. */
export type LocalText = Readonly<Record<Locale, string>>

export type TextValues = Readonly<Record<string, string | number>>

/** Words of the shop in the asked language, with `{name}` marks filled in. */
export function translate(locale: Locale, key: TextKey, values: TextValues = {}): string {
  return TEXTS[locale][key].replace(/\{(\w+)\}/g, (mark, name: string) => String(values[name] ?? mark))
}
