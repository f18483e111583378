import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useText } from '@/i18n/use-text'
import { Card } from '@/ui/card/card'
import { Cell } from '@/ui/cell/cell'
import { Chip } from '@/ui/chip/chip'
import { FormField } from '@/ui/form-field/form-field'
import { shopText } from '../text'
import styles from './checkout.module.scss'
import type { CheckoutModel } from './checkout-model'

interface DeliveryCardProps {
  model: CheckoutModel
  onPickAddress(): void
}

/** How it comes, and where to. */
export const DeliveryCard = observer(function DeliveryCard({ model, onPickAddress }: DeliveryCardProps) {
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
      {model.needsAddress && (
        <FormField id="choose-address" field={addressId} label={t('goodsConfirm.address')} layout="bare">
          {() => (
            <Cell
              id="choose-address"
              title={t('goodsConfirm.address')}
              value={model.address?.detailAddress ?? ''}
              onPress={onPickAddress}
            />
          )}
        </FormField>
      )}
    </Card>
  )
})
