import { Text, View } from '@tarojs/components'
import { dateTimeText } from '@/domain/date-text'
import { useLocale } from '@/i18n/locale-context'
import { classNames } from '@/ui/class-names'
import styles from './ledger-row.module.scss'

interface LedgerRowProps {
  title: string
  /** Positive: received; negative: spent or withdrawn. */
  change: number
  /** Epoch ms. */
  createTime: number
  /** Balance afterwards, as text. */
  note?: string
}

/** A change of points or growth: reason, date, amount. */
export function LedgerRow({ title, change, createTime, note }: LedgerRowProps) {
  const locale = useLocale()
  return (
    <View className={styles.row}>
      <View className={styles.words}>
        <View className={styles.title}>{title}</View>
        <View className={styles.sub}>{dateTimeText(createTime, locale)}</View>
      </View>
      <View className={styles.amounts}>
        <View className={classNames(styles.change, change > 0 && styles.received)}>{signed(change)}</View>
        {note && <Text className={styles.sub}>{note}</Text>}
      </View>
    </View>
  )
}

/** Uses the mathematical minus, which is as wide as a plus. */
function signed(change: number): string {
  return change > 0 ? `+${change}` : `−${Math.abs(change)}`
}
