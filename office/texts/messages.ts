import { localText, type TextPair } from '../../gateway/src/texts/local-text'
import { FRAMEWORK_TEXTS } from './framework-texts'
import { GATE_TEXTS } from './gate-texts'
import { OFFICE_TEXTS } from './office-texts'

type Messages = Record<string, Record<string, string>>

/** Messages of the office by language, with dots in their keys. */
export function officeMessages(): Messages {
  return messagesOf({ ...FRAMEWORK_TEXTS, ...OFFICE_TEXTS })
}

/** Messages of the phone at the door by language. */
export function gateMessages(): Messages {
  return messagesOf(GATE_TEXTS)
}

function messagesOf(pairs: Readonly<Record<string, TextPair>>): Messages {
  const texts = Object.entries(pairs).map(([key, [zhCN, enUS]]) => [key, localText(zhCN, enUS)] as const)
  return Object.fromEntries(
    (['zh-CN', 'zh-MO', 'en-US'] as const).map((locale) => [
      locale,
      Object.fromEntries(texts.map(([key, text]) => [key, text[locale]])),
    ]),
  )
}
