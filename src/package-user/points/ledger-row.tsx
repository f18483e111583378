import { Text, View } from '@tarojs/components'
import { dateTimeText } from '@/domain/date-text'
import { useLocale } from '@/i18n/locale-context'
import { classNames } from '@/ui/class-names'
import styles from './ledger-row.module.scss'

interface LedgerRowProps {
  title: string
  /** Above zero: received; below: spent or taken back. */
  change: number
  /** Epoch ms. */
  createTime: number
  /** What was left after it, in words. */
  note?: string
}

/** One change of points or growth: what for, when, how much. */
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

/** With the sign of mathematics, which is as wide as a plus. */
function signed(change: number): string {
  return change > 0 ? `+${change}` : `−${Math.abs(change)}`
}
