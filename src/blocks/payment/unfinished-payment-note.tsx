import { Text, View } from '@tarojs/components'
import type { UnfinishedPayment } from '@/contracts/order/unfinished-payment'
import { durationText } from '@/domain/show-date'
import { useText } from '@/i18n/use-text'
import { useApp } from '@/shell/app-context'
import { Button } from '@/ui/button/button'
import { Icon } from '@/ui/icon/icon'
import { paymentText } from './text'
import styles from './unfinished-payment-note.module.scss'

interface UnfinishedPaymentNoteProps {
  payment: UnfinishedPayment
  /** Seconds that the order can still be paid. */
  secondsLeft: number
  /** Opens the ways to pay. */
  onOther(): void
}

/** Result of the last payment attempt, that nothing was lost, and the time left, as above. */
export function UnfinishedPaymentNote({ payment, secondsLeft, onOther }: UnfinishedPaymentNoteProps) {
  const t = useText(paymentText)
  const { terminal } = useApp()
  const { state, paymentMethod } = payment
  const time = durationText(secondsLeft)
  return (
    <View id="unfinished-payment" className={styles.note} role="status">
      <Icon name={state === 'DECLINED' ? 'circle-alert' : 'clock'} size="small" />
      <View className={styles.words}>
        <Text className={styles.title}>{t(`unfinished.${state}`, { method: paymentMethod })}</Text>
        <View className={styles.hint}>{t(`unfinished.${state}.hint`, { time })}</View>
        {terminal.paymentProducts.length > 1 && (
          <Button id="pay-other" className={styles.other} kind="secondary" size="small" onPress={onOther}>
            {t('pay.another')}
          </Button>
        )}
      </View>
    </View>
  )
}
