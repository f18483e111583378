import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Transfer } from '@/contracts/transfer/transfer'
import { dateTimeText } from '@/domain/date-text'
import { commonText } from '@/i18n/common-text'
import { errorText } from '@/i18n/error-text'
import { useLocale } from '@/i18n/locale-context'
import { useText } from '@/i18n/use-text'
import { useApp } from '@/shell/app-context'
import { Button } from '@/ui/button/button'
import { Tag } from '@/ui/tag/tag'
import styles from '../../shared/transfer.module.scss'
import { transferText } from '../../text'
import type { SendModel } from './send-model'

interface TransferRowProps {
  id: string
  model: SendModel
  transfer: Transfer
}

/** A transfer and its state, with buttons to share the link and to withdraw it (TRANSFER-008). */
export const TransferRow = observer(function TransferRow({ id, model, transfer }: TransferRowProps) {
  const t = useText(transferText)
  const locale = useLocale()
  const common = useText(commonText)
  const { prompts } = useApp()
  const { transferId, state, tickets, transfereePhone, message, canCancel } = transfer
  const { transferTime, expireTime, identityLimitTime } = transfer
  const at = (moment: number) => ({ time: dateTimeText(moment, locale) })
  const more = [
    transfereePhone && t('records.only', { phone: transfereePhone }),
    message,
    t('accept.sentAt', at(transferTime)),
    state === 'PENDING' && t('records.until', at(expireTime)),
    state !== 'CANCELED' && state !== 'EXPIRED' && identityLimitTime && t('records.names', at(identityLimitTime)),
  ].filter(Boolean)

  async function withdraw() {
    const isSure = await prompts.showDialog({
      title: t('records.takeBackAsk'),
      confirmText: t('records.takeBack'),
      cancelText: t('records.keep'),
    })
    if (!isSure) return
    const isBack = await model.withdraw(transferId)
    const { error } = model.takingBack
    if (isBack) prompts.showToast(t('records.takenBack'))
    else if (error) prompts.showToast(errorText(error, common).title)
  }

  return (
    <View id={id} className={styles.record}>
      <View className={styles.line}>
        <View className={styles.words}>{tickets.map(({ seatDesc }) => seatDesc).join(' · ')}</View>
        <Tag isHighlight={state === 'PENDING'}>{t(`state.${state}`)}</Tag>
      </View>
      {more.map((words) => (
        <View key={words || ''} className={styles.sub}>
          {words}
        </View>
      ))}
      {canCancel && (
        <View className={styles.actions}>
          <Button
            id={`${id}-take-back`}
            kind="secondary"
            size="small"
            isBusy={model.takingBack.isRunning}
            onPress={() => void withdraw()}
          >
            {t('records.takeBack')}
          </Button>
          <Button id={`${id}-share`} size="small" onPress={() => model.share(transfer)}>
            {t('records.share')}
          </Button>
        </View>
      )}
    </View>
  )
})
