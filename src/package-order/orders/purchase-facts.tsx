import type { OrderDisplayFields } from '@/contracts/order/get-order'
import { useText } from '@/i18n/use-text'
import { FactLine } from '@/ui/fact-line/fact-line'
import { sharedText } from '../shared/text'
import { ordersText } from './text'

/** Payment method, contact and remark of an order, as far as it has them (ORDER-014). */
export function PurchaseFacts({
  facts: { paymentMethod, contactInfo, remark },
}: {
  facts: Pick<OrderDisplayFields, 'paymentMethod' | 'contactInfo' | 'remark'>
}) {
  const t = useText(ordersText)
  const shared = useText(sharedText)
  return (
    <>
      {paymentMethod && <FactLine name={t('detail.method')} value={paymentMethod} />}
      {contactInfo && <FactLine name={t('detail.contact')} value={contactInfo} />}
      {remark && <FactLine name={shared('confirm.remark')} value={remark} />}
    </>
  )
}
