import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useText } from '@/i18n/use-text'
import { Card } from '@/ui/card/card'
import { Chip } from '@/ui/chip/chip'
import { shopText } from '../text'
import { AddressCell } from './address-cell'
import styles from './checkout.module.scss'
import type { CheckoutModel } from './checkout-model'

/** Delivery method and address. */
export const DeliveryCard = observer(function DeliveryCard({ model }: { model: CheckoutModel }) {
  const t = useText(shopText)
  const { deliverMethod, addressId } = model.form.fields
  const { choices = [], deliveries = [] } = model.offer.value ?? {}
  return (
    <Card title={t('goodsConfirm.delivery')}>
      {choices.length > 0 ? (
        <View className={styles.methods} role="radiogroup" aria-label={t('goodsConfirm.delivery')}>
          {choices.map((method) => (
            <Chip key={method} isSelected={method === deliverMethod.value} onPress={() => model.chooseDelivery(method)}>
              {t(`deliver.${method}`)}
            </Chip>
          ))}
        </View>
      ) : (
        <View>{deliveries.map((delivery) => t(`deliver.${delivery.deliverMethod}`)).join(' · ')}</View>
      )}
      {model.needsAddress && <AddressCell choice={model.addressChoice} field={addressId} />}
    </Card>
  )
})
