import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { PrepareTransferOutput } from '@/contracts/transfer/prepare-transfer'
import { venueTime } from '@/domain/show-date'
import { useText } from '@/i18n/use-text'
import { useApp } from '@/shell/app-context'
import { Card } from '@/ui/card/card'
import { CheckMark } from '@/ui/checkbox/checkbox'
import { FormView } from '@/ui/form-field/form-view'
import { PhoneField } from '@/ui/form-field/phone-field'
import { TextField } from '@/ui/form-field/text-field'
import { Pressable } from '@/ui/pressable/pressable'
import styles from '../../shared/transfer.module.scss'
import { transferText } from '../../text'
import type { SendModel } from './send-model'

const MAX_MESSAGE = 100

interface SendFormProps {
  model: SendModel
  offer: PrepareTransferOutput
}

/** Which tickets, and to whom (TRANSFER-020). */
export const SendForm = observer(function SendForm({ model, offer }: SendFormProps) {
  const t = useText(transferText)
  const { shopConfig } = useApp()
  const { fields } = model.form
  const { remainingTransferCount: left, transferableTickets } = offer
  return (
    <>
      <Card title={t(left > 0 ? 'send.choose' : 'send.none')}>
        {left > 0 && <View className={styles.sub}>{t('send.left', { count: left })}</View>}
        {transferableTickets.map(({ ticketId, seatDesc }, index) => (
          <Pressable
            key={ticketId}
            id={`ticket-${index}`}
            role="checkbox"
            isChecked={model.chosenIds.includes(ticketId)}
            className={styles.ticket}
            onPress={() => model.toggle(ticketId)}
          >
            <View className={styles.words}>{seatDesc}</View>
            <CheckMark isChecked={model.chosenIds.includes(ticketId)} />
          </Pressable>
        ))}
      </Card>
      {left > 0 && (
        <Card>
          <FormView onSubmit={() => {}}>
            <PhoneField
              id="transferee"
              field={fields.phone}
              label={t('send.phone')}
              areas={shopConfig.phoneAreas}
              placeholder={t('send.phone.placeholder')}
              hint={offer.needPhone ? '' : t('send.phone.hint')}
            />
            <TextField
              id="transfer-message"
              field={fields.message}
              label={t('send.message')}
              maxLength={MAX_MESSAGE}
              placeholder={t('send.message.placeholder')}
            />
          </FormView>
        </Card>
      )}
    </>
  )
})

/** How sending works, and until when (TRANSFER-020). */
export function SendRules({ offer: { rules, deadline, remainingTransferCount } }: Pick<SendFormProps, 'offer'>) {
  const t = useText(transferText)
  const until = t('send.deadline', { time: venueTime(deadline).format('YYYY-MM-DD HH:mm') })
  return (
    <Card title={t('send.rules')}>
      {[...rules, ...(remainingTransferCount > 0 ? [until] : [])].map((rule) => (
        <View key={rule} className={styles.sub}>
          {rule}
        </View>
      ))}
    </Card>
  )
}
