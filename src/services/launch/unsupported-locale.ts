import { type Locale, localeFromUrl } from '@/domain/locale'
import { commonText } from '@/i18n/common-text'
import type { App } from '@/services/app'

/** A language that the shop speaks, where it no longer speaks the user's; null where it does. */
export function unsupportedLocaleFallback({ shopConfig, locale }: Pick<App, 'shopConfig' | 'locale'>): Locale | null {
  const spoken = (shopConfig.config?.supportLanguages ?? []).flatMap(({ langTag }) => localeFromUrl(langTag) ?? [])
  return spoken.includes(locale.locale) ? null : (spoken[0] ?? null)
}

/** Goes on in another language, and says why. */
export function switchToFallback(
  { locale, prompts, words }: Pick<App, 'locale' | 'prompts' | 'words'>,
  spoken: Locale,
): void {
  locale.choose(spoken)
  prompts.showToast(words.of(commonText)('login_warn_tips9'))
}
