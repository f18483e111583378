import { Text, View } from '@tarojs/components'
import dayjs from 'dayjs'
import type { UnfinishedPayment } from '@/contracts/order/unfinished-payment'
import { useText } from '@/i18n/use-text'
import { useApp } from '@/shell/app-context'
import { Icon } from '@/ui/icon/icon'
import { paymentText } from './text'
import styles from './unfinished-payment-note.module.scss'

interface UnfinishedPaymentNoteProps {
  payment: UnfinishedPayment
  /** Seconds that the order can still be paid. */
  secondsLeft: number
}

/** What became of the last try to pay, that nothing was lost by it, and until when the tickets are kept. */
export function UnfinishedPaymentNote({ payment: { state, paymentMethod }, secondsLeft }: UnfinishedPaymentNoteProps) {
  const t = useText(paymentText)
  const { clock } = useApp()
  const time = dayjs(clock.now() + secondsLeft * 1000).format('HH:mm')
  return (
    <View id="unfinished-payment" className={styles.note} role="status">
      <Icon name={state === 'DECLINED' ? 'circle-alert' : 'clock'} size="small" />
      <View className={styles.words}>
        <Text className={styles.title}>{t(`unfinished.${state}`, { method: paymentMethod })}</Text>
        <View className={styles.hint}>{t(`unfinished.${state}.hint`, { time })}</View>
      </View>
    </View>
  )
}
