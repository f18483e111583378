import type { GetTransferRulesOutput } from '@/contracts/transfer/get-transfer-rules'
import type { Locale } from '@/domain/locale'
import type { Show } from '../catalogue/entities/show'
import { escapeMarkup } from '../escape-markup'
import { needsRealName } from '../services/real-names/name-rules'
import { maxQtyPerTransfer } from '../services/transfers/transfer-rules'
import { type TextKey, type TextValues, translate } from '../texts/text'

/** Guide to sending and accepting tickets of a show, as HTML; `null` is the guide for every show. */
export function presentTransferRules(show: Show | null, locale: Locale): GetTransferRulesOutput {
  const sessions = show?.sessions ?? []
  const count = Math.max(1, ...sessions.map(maxQtyPerTransfer))
  const isNamed = show === null || sessions.some(needsRealName)
  const words = (key: TextKey, values?: TextValues) => escapeMarkup(translate(locale, key, values))
  const item = (key: TextKey, values?: TextValues) => `<li>${words(key, values)}</li>`
  const part = (title: TextKey, items: readonly string[]) => `<h3>${words(title)}</h3><ul>${items.join('')}</ul>`
  return {
    title: words('transferGuide.title'),
    html: [
      part('transferGuide.send', [
        item('transfer.rule.count', { count }),
        item('transferGuide.locked'),
        item('transferGuide.phone'),
        item('transferGuide.form'),
      ]),
      part('transferGuide.accept', [
        item('transfer.rule.time'),
        item('transferGuide.login'),
        ...(isNamed ? [item('transferGuide.names')] : []),
      ]),
      part('transferGuide.after', [
        item('transfer.rule.once'),
        item('transferGuide.code'),
        item('transferGuide.refund'),
      ]),
    ].join(''),
  }
}
