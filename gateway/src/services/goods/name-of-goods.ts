import type { LineSnapshot } from '../../database/schema/snapshots'
import { type LocalText, localized } from '../../texts/text'

/** What pieces are called in an order: the goods, and which of them. */
export function nameOfGoods({ title, option }: Pick<LineSnapshot, 'title' | 'option'>): LocalText {
  return localized((locale) => `${title[locale]} ${option[locale]}`.trim())
}
