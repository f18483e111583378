import { type Locale, localeFromUrl } from '@/domain/locale'
import { commonText } from '@/i18n/common-text'
import type { App } from '@/services/app'

/** A language that the shop speaks, where it no longer speaks the user's; null if it does. */
export function unsupportedLocaleFallback({ shopConfig, locale }: Pick<App, 'shopConfig' | 'locale'>): Locale | null {
  const spoken = (shopConfig.config?.supportLanguages ?? []).flatMap(({ langTag }) => localeFromUrl(langTag) ?? [])
  return spoken.includes(locale.locale) ? null : (spoken[0] ?? null)
}

/** Continues in another language, logged out, and shows why (LOGIN-047). */
export function switchToFallback(
  { locale, prompts, words, session }: Pick<App, 'locale' | 'prompts' | 'words' | 'session'>,
  spoken: Locale,
): void {
  if (session.isLoggedIn) session.signOut()
  locale.choose(spoken)
  prompts.showToast(words.of(commonText)('login_warn_tips9'))
}

/** The user logged in by a way that the language of the interface no longer has. */
export function isLoginDropped({ shopConfig, session }: Pick<App, 'shopConfig' | 'session'>): boolean {
  return session.user !== null && !shopConfig.offersLogin(session.user.loginMethod)
}

/** Logs the user out, and shows by which method to log in again (LOGIN-047). */
export function dropLogin({
  shopConfig,
  session,
  prompts,
  words,
}: Pick<App, 'shopConfig' | 'session' | 'prompts' | 'words'>): void {
  session.signOut()
  const isByPhone = shopConfig.loginWays.includes('CELLPHONE')
  prompts.showToast(words.of(commonText)(isByPhone ? 'login_warn_tips8' : 'login_warn_tips7'))
}
