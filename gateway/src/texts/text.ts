import { filledText } from '@/domain/filled-text'
import type { Locale } from '@/domain/locale'
import { accountsTexts } from './accounts/texts'
import { afterSaleTexts } from './after-sale/texts'
import { annualReviewTexts } from './annual-review/texts'
import { applicationsTexts } from './applications/texts'
import { benefitsTexts } from './benefits/texts'
import { couponReasonTexts } from './coupon-reasons/texts'
import { devicesTexts } from './devices/texts'
import { ordersTexts } from './orders/texts'
import { providersTexts } from './providers/texts'
import { rightsTexts } from './rights/texts'
import { sandboxTexts } from './sandbox/texts'
import { sharedTexts } from './shared/texts'
import { shopTexts } from './shop/texts'
import { showsTexts } from './shows/texts'
import { standingsTexts } from './standings/texts'
import { ticketsTexts } from './tickets/texts'
import { visitsTexts } from './visits/texts'

/** Each area has its texts in a folder of its own, in three languages. */
const AREAS = [
  accountsTexts,
  afterSaleTexts,
  annualReviewTexts,
  applicationsTexts,
  benefitsTexts,
  couponReasonTexts,
  devicesTexts,
  ordersTexts,
  providersTexts,
  rightsTexts,
  sandboxTexts,
  sharedTexts,
  shopTexts,
  showsTexts,
  standingsTexts,
  ticketsTexts,
  visitsTexts,
] as const

type KeyOf<Texts> = Texts extends Readonly<Record<Locale, infer Words>> ? keyof Words & string : never

/** The key of a text of the gateway. */
export type TextKey = KeyOf<(typeof AREAS)[number]>

const TEXTS: Readonly<Record<Locale, Readonly<Record<TextKey, string>>>> = {
  'zh-CN': wordsIn('zh-CN'),
  'zh-MO': wordsIn('zh-MO'),
  'en-US': wordsIn('en-US'),
}

function wordsIn(locale: Locale): Readonly<Record<TextKey, string>> {
  return Object.assign({}, ...AREAS.map((texts) => texts[locale]))
}

/** A text of the shop in each of its languages. */
export type LocalText = Readonly<Record<Locale, string>>

/** A text of the shop, written in each of its languages. */
export function localized(write: (locale: Locale) => string): LocalText {
  return { 'zh-CN': write('zh-CN'), 'zh-MO': write('zh-MO'), 'en-US': write('en-US') }
}

export type TextValues = Readonly<Record<string, string | number>>

/** Words of the shop in the asked language, with `{name}` marks filled in. */
export function translate(locale: Locale, key: TextKey, values: TextValues = {}): string {
  return filledText(TEXTS[locale][key], values)
}
