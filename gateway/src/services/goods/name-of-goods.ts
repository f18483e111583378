import type { LineSnapshot } from '../../database/schema/snapshots'
import { type LocalText, localized } from '../../texts/text'

/** Name of pieces in an order: the goods, and their variant. */
export function nameOfGoods({ title, option }: Pick<LineSnapshot, 'title' | 'option'>): LocalText {
  return localized((locale) => `${title[locale]} ${option[locale]}`.trim())
}
