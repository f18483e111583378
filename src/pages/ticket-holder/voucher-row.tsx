import { Text, View } from '@tarojs/components'
import { ShowSummary } from '@/blocks/show-summary/show-summary'
import type { VoucherCard } from '@/contracts/voucher/voucher-card'
import { useText } from '@/i18n/use-text'
import { Icon } from '@/ui/icon/icon'
import { Tappable } from '@/ui/tappable/tappable'
import { ticketHolderText } from './text'
import styles from './ticket-holder.module.scss'

interface VoucherRowProps {
  id: string
  voucher: VoucherCard
  onTap(): void
}

/** A voucher in the wallet. */
export function VoucherRow({ id, voucher, onTap }: VoucherRowProps) {
  const t = useText(ticketHolderText)
  const { showName, sessionShowTime, venueName, cityName, ticketQty, voucherState } = voucher
  return (
    <Tappable id={id} className={styles.voucher} onTap={onTap}>
      <ShowSummary
        name={showName}
        posterUrl={voucher.posterUrl}
        posterColor={voucher.posterColor}
        lines={[sessionShowTime, `${cityName} ${venueName}`]}
      >
        <View className={styles.foot}>
          <Text>{t('qty', { count: ticketQty })}</Text>
          {voucherState === 'UNUSED' ? (
            <View className={styles.show}>
              <Icon name="qr-code" size="small" />
              <Text>{t('open')}</Text>
            </View>
          ) : (
            <Text className={styles.sub}>{t(`state.${voucherState}`)}</Text>
          )}
        </View>
      </ShowSummary>
    </Tappable>
  )
}
