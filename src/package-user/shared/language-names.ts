import type { Locale } from '@/domain/locale'

/** Each language by its own name, so that its speakers recognise it. */
export const LANGUAGE_NAMES: Readonly<Record<Locale, string>> = {
  'zh-CN': '简体中文',
  'zh-MO': '繁體中文',
  'en-US': 'English',
}
