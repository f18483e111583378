import { Text, View } from '@tarojs/components'
import { ShowSummary } from '@/blocks/show-summary/show-summary'
import type { VoucherCard } from '@/contracts/voucher/voucher-card'
import { useText } from '@/i18n/use-text'
import { Icon } from '@/ui/icon/icon'
import { Pressable } from '@/ui/pressable/pressable'
import { ticketHolderText } from './text'
import styles from './ticket-holder.module.scss'

interface VoucherRowProps {
  id: string
  voucher: VoucherCard
  onPress(): void
}

/** A voucher in the wallet. */
export function VoucherRow({ id, voucher, onPress }: VoucherRowProps) {
  const t = useText(ticketHolderText)
  const { showName, sessionShowTime, venueName, cityName, ticketQty, voucherState, transferState } = voucher
  return (
    <Pressable id={id} className={styles.voucher} onPress={onPress}>
      <ShowSummary
        name={showName}
        posterUrl={voucher.posterUrl}
        posterColor={voucher.posterColor}
        lines={[sessionShowTime, `${cityName} ${venueName}`]}
      >
        <View className={styles.foot}>
          <Text>{[t('qty', { count: ticketQty }), transferState && t('sending')].filter(Boolean).join(' · ')}</Text>
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
    </Pressable>
  )
}
