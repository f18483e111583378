import { Text, View } from '@tarojs/components'
import type { VoucherCard } from '@/contracts/voucher/voucher-card'
import { useText } from '@/i18n/use-text'
import { Icon } from '@/ui/icon/icon'
import { Picture } from '@/ui/picture/picture'
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
      <Picture className={styles.poster} src={`${voucher.posterUrl}?w=300`} alt="" color={voucher.posterColor} />
      <View className={styles.facts}>
        <View className={styles.name}>{showName}</View>
        <View className={styles.sub}>{sessionShowTime}</View>
        <View className={styles.sub}>{`${cityName} ${venueName}`}</View>
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
      </View>
    </Tappable>
  )
}
