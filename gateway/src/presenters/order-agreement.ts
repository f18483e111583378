import type { OrderAgreement } from '@/contracts/order/get-order'
import type { Locale } from '@/domain/locale'
import type { OrderRow } from '../services/orders/order-records'
import { translate } from '../texts/text'

/** Agreements of the buyer, by their names at that time (PAY-039). */
export function presentOrderAgreement(
  { agreements }: Pick<OrderRow, 'agreements'>,
  locale: Locale,
): { agreement?: OrderAgreement } {
  if (!agreements?.length) return {}
  const documents = agreements.map(({ name }) => `{${name}}`).join(translate(locale, 'order.and'))
  return {
    agreement: {
      template: translate(locale, 'order.agreed', { documents }),
      placeHolders: agreements.map(({ id, name, title }) => ({
        name,
        title: title[locale],
        url: `/agreement?id=${id}`,
      })),
    },
  }
}
