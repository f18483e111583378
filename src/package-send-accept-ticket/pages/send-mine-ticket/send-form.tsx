import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { PrepareTransferOutput } from '@/contracts/transfer/prepare-transfer'
import { dateTimeText } from '@/domain/date-text'
import { useLocale } from '@/i18n/locale-context'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { Card } from '@/ui/card/card'
import { Cell } from '@/ui/cell/cell'
import { CheckMark } from '@/ui/checkbox/checkbox'
import { FormView } from '@/ui/form-field/form-view'
import { PhoneField } from '@/ui/form-field/phone-field'
import { TextField } from '@/ui/form-field/text-field'
import { Pressable } from '@/ui/pressable/pressable'
import styles from '../../shared/transfer.module.scss'
import { transferText } from '../../text'
import type { SendModel } from './send-model'

const MAX_MESSAGE = 100

interface SendRulesProps {
  offer: PrepareTransferOutput
  showId: string
}

interface SendFormProps {
  model: SendModel
  offer: PrepareTransferOutput
}

/** Tickets and recipient (TRANSFER-020). */
export const SendForm = observer(function SendForm({ model, offer }: SendFormProps) {
  const t = useText(transferText)
  const { shopConfig } = useApp()
  const { fields } = model.form
  const { remainingTransferCount: left, maxQtyPerTransfer: max, transferableTickets } = offer
  // The specification has one text for English and another one for Chinese.
  const limit = useLocale() === 'en-US' ? t('send.atATime', { count: max }) : t('send.left', { count: left })
  return (
    <>
      <Card title={t(left > 0 ? 'send.choose' : 'send.none')}>
        {left > 0 && <View className={styles.sub}>{limit}</View>}
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

/** Guide to sending and its deadline, with links to the full rules and the merchant's services (TRANSFER-020). */
export function SendRules({ offer: { rules, deadline, remainingTransferCount }, showId }: SendRulesProps) {
  const t = useText(transferText)
  const locale = useLocale()
  const { navigation } = useApp()
  const until = t('send.deadline', { time: dateTimeText(deadline, locale) })
  return (
    <Card title={t('send.rules')}>
      {[...rules, ...(remainingTransferCount > 0 ? [until] : [])].map((rule) => (
        <View key={rule} className={styles.sub}>
          {rule}
        </View>
      ))}
      <Cell
        id="all-rules"
        icon="info"
        title={t('rules.all')}
        onPress={() => void navigation.open(routes.sendRule, { showId })}
      />
      <Cell
        id="more-services"
        icon="layout-grid"
        title={t('buttons.more')}
        onPress={() => void navigation.open(routes.customButtonList, { page: 'TRANSFER' })}
      />
    </Card>
  )
}
