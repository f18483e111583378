import type { Locale } from '@/domain/locale'

/** Each language under its own name, so that everybody finds theirs. */
export const LANGUAGE_NAMES: Readonly<Record<Locale, string>> = {
  'zh-CN': '简体中文',
  'zh-MO': '繁體中文',
  'en-US': 'English',
}
