import { Text, View } from '@tarojs/components'
import { ShowSummary } from '@/blocks/show-summary/show-summary'
import type { VoucherCard } from '@/contracts/voucher/voucher-card'
import { venueTime } from '@/domain/show-date'
import type { Translate } from '@/i18n/text'
import { useText } from '@/i18n/use-text'
import { Icon } from '@/ui/icon/icon'
import { Pressable } from '@/ui/pressable/pressable'
import { Tag } from '@/ui/tag/tag'
import type { VoucherTextKey } from './locales/zh-cn'
import { voucherText } from './text'
import styles from './voucher-list.module.scss'

interface VoucherRowProps {
  id: string
  voucher: VoucherCard
  onPress(): void
}

/** A voucher in a list: what it is for, how many tickets it holds, what is to be done about it. */
export function VoucherRow({ id, voucher, onPress }: VoucherRowProps) {
  const t = useText(voucherText)
  const { showName, sessionShowTime, venueName, cityName, ticketQty, voucherState, transferState } = voucher
  const isReserved = voucher.reserveOrderId !== undefined
  const amount = t(isReserved ? 'qty.people' : 'qty', { count: ticketQty })
  return (
    <Pressable id={id} className={styles.voucher} onPress={onPress}>
      <ShowSummary
        name={showName}
        posterUrl={voucher.posterUrl}
        posterColor={voucher.posterColor}
        lines={[sessionShowTime, `${cityName} ${venueName}`.trim()]}
      >
        {voucher.needRealName && voucherState === 'UNUSED' && (
          <View className={styles.marks}>
            <Tag isHighlight>{namelessWords(voucher, t)}</Tag>
          </View>
        )}
        <View className={styles.foot}>
          <Text>
            {[amount, isReserved && t('reserved'), voucher.received && t('received'), transferState && t('sending')]
              .filter(Boolean)
              .join(' · ')}
          </Text>
          {voucherState === 'UNUSED' ? (
            <View className={styles.show}>
              <Icon name="qr-code" size="small" />
              <Text>{t('open')}</Text>
            </View>
          ) : (
            <Text className={styles.sub}>
              {t(isReserved && voucherState === 'REFUNDED' ? 'state.canceled' : `state.${voucherState}`)}
            </Text>
          )}
        </View>
      </ShowSummary>
    </Pressable>
  )
}

function namelessWords({ realNameDeadline, utcOffset }: VoucherCard, t: Translate<VoucherTextKey>): string {
  if (realNameDeadline === undefined) return t('nameless')
  return t('nameless.until', { time: venueTime(realNameDeadline, utcOffset).format('MM.DD HH:mm') })
}
