import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { PreOrderOutput } from '@/contracts/order/pre-order'
import { useText } from '@/i18n/use-text'
import { Card } from '@/ui/card/card'
import { Cell } from '@/ui/cell/cell'
import { CheckMark } from '@/ui/checkbox/checkbox'
import { FormField } from '@/ui/form-field/form-field'
import { Pressable } from '@/ui/pressable/pressable'
import { checkoutText } from '../../checkout/text'
import styles from './confirm-order.module.scss'
import type { ConfirmOrderModel } from './confirm-order-model'

interface DeliveryCardProps {
  model: ConfirmOrderModel
  methods: PreOrderOutput['deliverMethods']
  onPickAddress(): void
}

/** Delivery method of the tickets, and their address if one is needed. */
export const DeliveryCard = observer(function DeliveryCard({ model, methods, onPickAddress }: DeliveryCardProps) {
  const t = useText(checkoutText)
  const { fields } = model.form
  return (
    <Card title={t('confirm.delivery')}>
      <FormField id="delivery" field={fields.deliverMethod} label={t('confirm.delivery')} layout="bare">
        {() => (
          <View id="delivery" role="radiogroup" aria-label={t('confirm.delivery')}>
            {methods.map(({ name, displayName, tips, enabled }) => (
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
              onPress={onPickAddress}
            />
          )}
        </FormField>
      )}
    </Card>
  )
})
