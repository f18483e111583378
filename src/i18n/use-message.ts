import { useCallback } from 'react'
import { useLocale } from './locale-context'
import type { Message } from './message'
import type { TextValues } from './text'
import { useTextOverride } from './text-override-context'

/** Speaks messages in the language of the screen. */
export function useMessage(): (message: Message, more?: TextValues) => string {
  const locale = useLocale()
  const textOverride = useTextOverride()
  return useCallback((message, more) => message(locale, textOverride, more), [locale, textOverride])
}
