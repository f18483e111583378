import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { PriceLines } from '@/blocks/price-lines/price-lines'
import type { PreOrderOutput } from '@/contracts/order/pre-order'
import { convertPrice, priceText, yuanToCents } from '@/domain/money'
import { useText } from '@/i18n/use-text'
import { useApp } from '@/shell/app-context'
import { Card } from '@/ui/card/card'
import { Columns } from '@/ui/columns/columns'
import { PhoneField } from '@/ui/form-field/phone-field'
import { TextField } from '@/ui/form-field/text-field'
import { checkoutText } from '../../checkout/text'
import { sharedText } from '../../shared/text'
import { AddOns } from './add-ons'
import { AttendeesCard } from './attendees-card'
import { Benefits } from './benefits'
import styles from './confirm-order.module.scss'
import type { ConfirmOrderModel } from './confirm-order-model'
import { DeliveryCard } from './delivery-card'
import { JoinOffer } from './join-offer'
import { OfferedTicketsCard } from './offered-tickets-card'

interface OfferFormProps {
  model: ConfirmOrderModel
  offer: PreOrderOutput
  onPickAttendees(): void
  onPickAddress(): void
}

/** Items, attendees, delivery and price of the order. */
export const OfferForm = observer(function OfferForm({ model, offer, ...on }: OfferFormProps) {
  const t = useText(checkoutText)
  const shared = useText(sharedText)
  const { shopConfig } = useApp()
  const { fields } = model.form
  return (
    <Columns side={<OfferSide model={model} offer={offer} />} after={<AddOns model={model} />}>
      {[offer, ...(offer.otherTickets ?? [])].map((tickets, at) => (
        <OfferedTicketsCard
          key={tickets.session.bizShowSessionId}
          tickets={tickets}
          seatsId={`picked-seats${at || ''}`}
        />
      ))}
      {model.required > 0 && <AttendeesCard model={model} offer={offer} onPickAttendees={on.onPickAttendees} />}
      <DeliveryCard model={model} methods={offer.deliverMethods} onPickAddress={on.onPickAddress} />
      <Card>
        <PhoneField
          id="contact"
          field={fields.contact}
          label={t('confirm.contact')}
          areas={shopConfig.phoneAreas}
          placeholder={t('confirm.contact.placeholder')}
        />
        <TextField
          id="remark"
          field={fields.remark}
          label={shared('confirm.remark')}
          maxLength={offer.remarkConfig.maxLength}
          placeholder={offer.remarkConfig.placeholder}
        />
      </Card>
    </Columns>
  )
})

/** Benefits, price and refund rule of the offer. */
function OfferSide({ model, offer }: Pick<OfferFormProps, 'model' | 'offer'>) {
  const t = useText(checkoutText)
  const shared = useText(sharedText)
  return (
    <>
      <Benefits model={model} offer={offer} />
      {offer.joinOffer && <JoinOffer offer={offer.joinOffer} />}
      <Card title={t('confirm.price')}>
        <PriceLines items={offer.priceItems} total={{ name: shared('confirm.total'), priceInfo: offer.total }} />
        {offer.currencyTransferInfo && (
          <View id="price-elsewhere" className={styles.sub}>
            {t('confirm.elsewhere', {
              price: priceText(convertPrice(yuanToCents(offer.payAmount), offer.currencyTransferInfo)),
            })}
          </View>
        )}
      </Card>
      {offer.refundRuleDesc && (
        <Card title={t('confirm.refund')}>
          <View className={styles.sub}>{offer.refundRuleDesc}</View>
        </Card>
      )}
    </>
  )
}
