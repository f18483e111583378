import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { PreOrderOutput } from '@/contracts/order/pre-order'
import { useText } from '@/i18n/use-text'
import { Card } from '@/ui/card/card'
import { Cell } from '@/ui/cell/cell'
import { FormField } from '@/ui/form-field/form-field'
import { checkoutText } from '../../checkout/text'
import { AgeRules } from './age-rules'
import styles from './confirm-order.module.scss'
import type { ConfirmOrderModel } from './confirm-order-model'

interface AttendeesCardProps {
  model: ConfirmOrderModel
  offer: PreOrderOutput
  onPickAttendees(): void
}

/** Attendees of the order, with the age limits and the rules for names. */
export const AttendeesCard = observer(function AttendeesCard({ model, offer, onPickAttendees }: AttendeesCardProps) {
  const t = useText(checkoutText)
  return (
    <Card>
      <FormField
        id="choose-attendees"
        field={model.form.fields.attendeeIds}
        label={t('confirm.attendees')}
        layout="bare"
      >
        {() => (
          <Cell
            id="choose-attendees"
            title={t('confirm.attendees')}
            value={
              model.attendees.map(({ name }) => name).join(', ') ||
              t('confirm.chooseAttendees', { count: model.required })
            }
            onPress={onPickAttendees}
          />
        )}
      </FormField>
      {offer.audienceRules.ageLimits.length > 0 && <AgeRules offer={offer} />}
      {offer.realNameDesc && <View className={styles.sub}>{offer.realNameDesc}</View>}
    </Card>
  )
})
