import { localText, type TextPair } from '../../gateway/src/texts/local-text'
import { FRAMEWORK_TEXTS } from './framework-texts'
import { OFFICE_TEXTS } from './office-texts'

/** Messages of the office by language, with dots in their keys. */
export function officeMessages(): Record<string, Record<string, string>> {
  const pairs: [string, TextPair][] = Object.entries({ ...FRAMEWORK_TEXTS, ...OFFICE_TEXTS })
  const texts = pairs.map(([key, [zhCN, enUS]]) => [key, localText(zhCN, enUS)] as const)
  return Object.fromEntries(
    (['zh-CN', 'zh-MO', 'en-US'] as const).map((locale) => [
      locale,
      Object.fromEntries(texts.map(([key, text]) => [key, text[locale]])),
    ]),
  )
}
