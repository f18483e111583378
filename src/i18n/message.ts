import type { Locale } from '@/domain/locale'
import { type Dictionary, type TextOverride, type TextValues, translator } from './text'

/** Words that are chosen now and spoken later, in the language of then. `more` fills marks that only the speaker knows. */
export type Message = (locale: Locale, textOverride?: TextOverride, more?: TextValues) => string

/** A text of a dictionary as a message, for rules and models that draw nothing. */
export function message<Key extends string>(dictionary: Dictionary<Key>, key: Key, values?: TextValues): Message {
  return (locale, textOverride, more) => translator(dictionary, locale, textOverride)(key, { ...values, ...more })
}
