import messages from 'virtual:messages'
import polyglotI18nProvider from 'ra-i18n-polyglot'
import englishMessages from 'ra-language-english'
import { chooseLocale, chosenLocale } from './office-fetch'

const LOCALES = [
  { locale: 'zh-CN', name: '简体中文' },
  { locale: 'zh-MO', name: '繁體中文' },
  { locale: 'en-US', name: 'English' },
]

const polyglot = polyglotI18nProvider(
  (locale) => ({ ...englishMessages, ...messages[locale as keyof typeof messages] }),
  chosenLocale(),
  LOCALES,
  { allowMissing: true },
)

/** Texts in three languages; the chosen one is remembered, and names the language of the page. */
export const i18nProvider: typeof polyglot = {
  ...polyglot,
  async changeLocale(locale) {
    chooseLocale(locale)
    document.documentElement.lang = locale
    await polyglot.changeLocale(locale)
  },
}
document.documentElement.lang = chosenLocale()
