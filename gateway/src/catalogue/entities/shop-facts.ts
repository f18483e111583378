import type { ShopConfig } from '@/contracts/shop/get-shop-config'
import type { LocalText } from '../../texts/text'

/** An answer on the page of help. */
export interface HelpAnswer {
  question: LocalText
  answer: LocalText
}

/** The shop as it presents itself, and its choices. */
export interface ShopFacts {
  /** For letters; `null` for none. */
  email: string | null
  about: LocalText | null
  license: LocalText | null
  help: readonly HelpAnswer[]
  options: Partial<ShopConfig>
}
