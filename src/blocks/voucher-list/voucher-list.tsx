import { View } from '@tarojs/components'
import type { VoucherCard } from '@/contracts/voucher/voucher-card'
import { useLocale } from '@/i18n/locale-context'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { classNames } from '@/ui/class-names'
import { Heading } from '@/ui/heading/heading'
import { voucherText } from './text'
import { dayText, groupVouchers, type VoucherGroup } from './voucher-groups'
import styles from './voucher-list.module.scss'
import { voucherParams } from './voucher-params'
import { VoucherRow } from './voucher-row'

/** Vouchers that open with a tap. */
export function VoucherList({ vouchers, firstIndex = 0 }: { vouchers: readonly VoucherCard[]; firstIndex?: number }) {
  const { navigation } = useApp()
  return (
    <View className={styles.list}>
      {vouchers.map((voucher, index) => (
        <VoucherRow
          key={voucher.voucherId}
          id={`voucher-${firstIndex + index}`}
          voucher={voucher}
          onPress={() => void navigation.open(routes.ticketDetail, voucherParams(voucher))}
        />
      ))}
    </View>
  )
}

/** The same under a heading for each day. */
export function VouchersByDay({ vouchers }: { vouchers: readonly VoucherCard[] }) {
  const t = useText(voucherText)
  const { clock } = useApp()
  const locale = useLocale()
  const now = clock.now()
  const titleOf = ({ inDays, vouchers: [first] }: VoucherGroup): string => {
    if (inDays === null || !first) return t('over')
    const day = dayText(first, now, locale)
    if (inDays === 0) return `${t('today')} · ${day}`
    if (inDays === 1) return `${t('tomorrow')} · ${day}`
    return inDays > 1 ? `${day} · ${t('inDays', { count: inDays })}` : day
  }
  const groups = groupVouchers(vouchers, now)
  const firstOf = (at: number) => groups.slice(0, at).reduce((total, group) => total + group.vouchers.length, 0)
  return (
    <View className={styles.days}>
      {groups.map((group, at) => (
        <View key={group.key} className={classNames(styles.group, group.vouchers.length > 1 && styles.several)}>
          <Heading className={styles.day}>{titleOf(group)}</Heading>
          <VoucherList vouchers={group.vouchers} firstIndex={firstOf(at)} />
        </View>
      ))}
    </View>
  )
}
