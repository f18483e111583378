import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { ShowSummary } from '@/blocks/show-summary/show-summary'
import type { PreOrderOutput } from '@/contracts/order/pre-order'
import { priceText } from '@/domain/money'
import { useText } from '@/i18n/use-text'
import { Cell } from '@/ui/cell/cell'
import { CheckMark } from '@/ui/checkbox/checkbox'
import { classNames } from '@/ui/class-names'
import { Field } from '@/ui/field/field'
import { Pressable } from '@/ui/pressable/pressable'
import { PriceLines } from '../../shared/price-lines'
import { orderText } from '../../text'
import styles from './confirm-order.module.scss'
import type { ConfirmOrderModel } from './confirm-order-model'

interface OfferFormProps {
  model: ConfirmOrderModel
  offer: PreOrderOutput
}

/** What is bought, for whom, how it comes and what it costs. */
export const OfferForm = observer(function OfferForm({ model, offer }: OfferFormProps) {
  const t = useText(orderText)
  return (
    <>
      <View className={styles.section}>
        <ShowSummary
          name={offer.show.showName}
          posterUrl={offer.show.posterUrl}
          lines={[offer.session.sessionShowTime, `${offer.show.cityName} ${offer.show.venueName}`]}
        >
          {offer.items.map((item) => (
            <View key={item.seatPlanId} className={styles.line}>
              <Text>{`${item.seatPlanName} ${priceText(item.priceInfo)}`}</Text>
              <Text>{t('confirm.qty', { count: item.qty })}</Text>
            </View>
          ))}
        </ShowSummary>
      </View>
      {model.required > 0 && (
        <View className={styles.section}>
          <Cell
            id="choose-attendees"
            title={t('confirm.attendees')}
            value={
              model.attendees.map(({ name }) => name).join(', ') ||
              t('confirm.chooseAttendees', { count: model.required })
            }
            onPress={() => model.show('attendees')}
          />
          {offer.realNameDesc && <View className={styles.sub}>{offer.realNameDesc}</View>}
        </View>
      )}
      <View className={styles.section}>
        <View className={styles.heading}>{t('confirm.delivery')}</View>
        <View role="radiogroup" aria-label={t('confirm.delivery')}>
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
              </View>
              <CheckMark isChecked={name === model.deliverMethod} />
            </Pressable>
          ))}
        </View>
        {model.needsAddress && (
          <Cell
            id="choose-address"
            title={t('address.choose')}
            value={model.address?.detailAddress ?? ''}
            onPress={() => model.show('address')}
          />
        )}
      </View>
      <View className={styles.section}>
        <Field
          id="contact"
          label={t('confirm.contact')}
          value={model.cellphone}
          type="number"
          maxLength={11}
          placeholder="138 0013 8000"
          error={model.wasSubmitted && model.hasContactError ? t('confirm.contact.error') : null}
          onChange={model.setCellphone}
        />
        <Field
          id="remark"
          label={t('confirm.remark')}
          value={model.remark}
          maxLength={offer.remarkConfig.maxLength}
          placeholder={offer.remarkConfig.placeholder}
          onChange={model.setRemark}
        />
      </View>
      <View className={styles.section}>
        <View className={styles.heading}>{t('confirm.price')}</View>
        <PriceLines items={offer.priceItems} />
        <View className={classNames(styles.line, styles.total)}>
          <Text>{t('confirm.total')}</Text>
          <Text>{priceText(offer.total)}</Text>
        </View>
      </View>
      {offer.refundRuleDesc && (
        <View className={styles.section}>
          <View className={styles.heading}>{t('confirm.refund')}</View>
          <View className={styles.sub}>{offer.refundRuleDesc}</View>
        </View>
      )}
    </>
  )
})
