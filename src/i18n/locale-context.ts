import { createContext, useContext } from 'react'
import { DEFAULT_LOCALE, type Locale } from '@/domain/locale'

const LocaleContext = createContext<Locale>(DEFAULT_LOCALE)
export const LocaleProvider = LocaleContext.Provider

/** The language of the screen. */
export function useLocale(): Locale {
  return useContext(LocaleContext)
}
