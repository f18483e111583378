import type { Locale } from '@/domain/locale'
import type { LineSnapshot } from '../../database/schema/snapshots'
import type { LocalText } from '../../texts/text'

/** What pieces are called in an order: the goods, and which of them. */
export function nameOfGoods({ title, option }: Pick<LineSnapshot, 'title' | 'option'>): LocalText {
  const nameIn = (locale: Locale) => `${title[locale]} ${option[locale]}`.trim()
  return { 'zh-CN': nameIn('zh-CN'), 'zh-MO': nameIn('zh-MO'), 'en-US': nameIn('en-US') }
}
