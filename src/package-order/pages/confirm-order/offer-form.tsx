import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { PriceLines } from '@/blocks/price-lines/price-lines'
import { ShowSummary } from '@/blocks/show-summary/show-summary'
import type { OfferedTickets } from '@/contracts/order/order-items'
import type { PreOrderOutput } from '@/contracts/order/pre-order'
import type { SeatRef } from '@/contracts/seat/seat-map'
import { convertPrice, priceText, yuanToCents } from '@/domain/money'
import { planWithPrice } from '@/domain/shown-price'
import { useText } from '@/i18n/use-text'
import { useApp } from '@/shell/app-context'
import { Card } from '@/ui/card/card'
import { Cell } from '@/ui/cell/cell'
import { CheckMark } from '@/ui/checkbox/checkbox'
import { Columns } from '@/ui/columns/columns'
import { FormField } from '@/ui/form-field/form-field'
import { PhoneField } from '@/ui/form-field/phone-field'
import { TextField } from '@/ui/form-field/text-field'
import { Pressable } from '@/ui/pressable/pressable'
import { checkoutText } from '../../checkout/text'
import { sharedText } from '../../shared/text'
import { AddOns } from './add-ons'
import { AgeRules } from './age-rules'
import { Benefits } from './benefits'
import styles from './confirm-order.module.scss'
import type { ConfirmOrderModel } from './confirm-order-model'
import { JoinOffer } from './join-offer'

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
    <Columns
      side={
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
      }
      after={<AddOns model={model} />}
    >
      {[offer, ...(offer.otherTickets ?? [])].map((tickets, at) => (
        <Tickets key={tickets.session.bizShowSessionId} tickets={tickets} seatsId={`picked-seats${at || ''}`} />
      ))}
      {model.required > 0 && (
        <Card>
          <FormField id="choose-attendees" field={fields.attendeeIds} label={t('confirm.attendees')} layout="bare">
            {() => (
              <Cell
                id="choose-attendees"
                title={t('confirm.attendees')}
                value={
                  model.attendees.map(({ name }) => name).join(', ') ||
                  t('confirm.chooseAttendees', { count: model.required })
                }
                onPress={on.onPickAttendees}
              />
            )}
          </FormField>
          {offer.audienceRules.ageLimits.length > 0 && <AgeRules offer={offer} />}
          {offer.realNameDesc && <View className={styles.sub}>{offer.realNameDesc}</View>}
        </Card>
      )}
      <Card title={t('confirm.delivery')}>
        <FormField id="delivery" field={fields.deliverMethod} label={t('confirm.delivery')} layout="bare">
          {() => (
            <View id="delivery" role="radiogroup" aria-label={t('confirm.delivery')}>
              {offer.deliverMethods.map(({ name, displayName, tips, enabled }) => (
                <Pressable
                  key={name}
                  id={`deliver-${name}`}
                  role="radio"
                  isChecked={name === model.deliverMethod}
                  isDisabled={!enabled}
                  className={styles.option}
                  onPress={() => model.chooseDelivery(name)}
                >
                  <View className={styles.words}>
                    <View>{displayName}</View>
                    <View className={styles.sub}>{tips}</View>
                    {!enabled && <View className={styles.sub}>{t('confirm.deliveryOff', { name: displayName })}</View>}
                  </View>
                  <CheckMark isChecked={name === model.deliverMethod} />
                </Pressable>
              ))}
            </View>
          )}
        </FormField>
        {model.needsAddress && (
          <FormField id="choose-address" field={fields.addressId} label={t('confirm.address')} layout="bare">
            {() => (
              <Cell
                id="choose-address"
                title={t('confirm.address')}
                value={model.address?.detailAddress ?? ''}
                onPress={on.onPickAddress}
              />
            )}
          </FormField>
        )}
      </Card>
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

/** Adjacent seats, with their zone and row once. */
function seatRows(seats: readonly SeatRef[]) {
  const rows = new Map<string, { zone: string; row: string; nos: string[] }>()
  for (const { zoneName: zone, rowName: row, no } of seats) {
    const key = `${zone} ${row}`
    const found = rows.get(key) ?? { zone, row, nos: [] }
    found.nos.push(no)
    rows.set(key, found)
  }
  return [...rows.values()]
}

/** Tickets of one session; a package has several. */
function Tickets({ tickets, seatsId }: { tickets: OfferedTickets; seatsId: string }) {
  const t = useText(checkoutText)
  const { show, session, items } = tickets
  const seats = items.flatMap((item) => item.seats ?? [])
  return (
    <Card>
      <ShowSummary
        name={show.showName}
        posterUrl={show.posterUrl}
        lines={[session.sessionShowTime, `${show.cityName} ${show.venueName}`]}
      >
        {items.map((item) => (
          <View key={item.seatPlanId} className={styles.line}>
            <Text>{planWithPrice(item)}</Text>
            <Text>{t('confirm.qty', { count: item.qty })}</Text>
          </View>
        ))}
        {seats.length > 0 && (
          <View className={styles.line} id={seatsId}>
            <Text>
              {seatRows(seats)
                .map(({ zone, row, nos }) => t('confirm.seatName', { zone, row, no: nos.join(t('confirm.seatAnd')) }))
                .join(' · ')}
            </Text>
          </View>
        )}
      </ShowSummary>
    </Card>
  )
}
