import { Text, View } from '@tarojs/components'
import { ShowSummary } from '@/blocks/show-summary/show-summary'
import type { VoucherCard } from '@/contracts/voucher/voucher-card'
import { shortTimeText } from '@/domain/date-text'
import type { Locale } from '@/domain/locale'
import { useLocale } from '@/i18n/locale-context'
import type { Translate } from '@/i18n/text'
import { useText } from '@/i18n/use-text'
import { Icon } from '@/ui/icon/icon'
import type { IconName } from '@/ui/icon/icon-name'
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

/** A voucher in a list: its session, its number of tickets, and what is to be done about it. */
export function VoucherRow({ id, voucher, onPress }: VoucherRowProps) {
  const t = useText(voucherText)
  const locale = useLocale()
  const { showName, sessionShowTime, venueName, cityName, ticketQty, voucherState } = voucher
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
            <Tag isHighlight>{namelessWords(voucher, t, locale)}</Tag>
          </View>
        )}
        <View className={styles.foot}>
          <Text>
            {[amount, isReserved && t('reserved'), voucher.received && t('received'), ...onHold(voucher, t)]
              .filter(Boolean)
              .join(' · ')}
          </Text>
          {voucherState === 'UNUSED' ? (
            <View className={styles.show}>
              <Icon name={WAYS_IN[voucher.ticketForm].icon} size="small" />
              <Text>{t(wayIn(voucher))}</Text>
            </View>
          ) : (
            <Text className={styles.sub}>{t(stateKey(voucher, voucherState))}</Text>
          )}
        </View>
      </ShowSummary>
    </Pressable>
  )
}

/** Entry by ticket form: paper tickets show nothing on a screen. */
const WAYS_IN: Readonly<Record<VoucherCard['ticketForm'], { icon: IconName; text: VoucherTextKey }>> = {
  E_TICKET: { icon: 'qr-code', text: 'open' },
  ID_CARD: { icon: 'id-card', text: 'open.id' },
  TAKING_CODE: { icon: 'ticket', text: 'open.code' },
  PAPER: { icon: 'truck', text: 'paper.toSend' },
}

function wayIn({ ticketForm, paperSent }: VoucherCard): VoucherTextKey {
  return ticketForm === 'PAPER' && paperSent ? 'paper.sent' : WAYS_IN[ticketForm].text
}

/** Tickets that cannot be used for now, counted where they are not all of them. */
function onHold({ ticketQty, sendingQty = 0, refundingQty = 0 }: VoucherCard, t: Translate<VoucherTextKey>): string[] {
  const counted = (key: 'sending' | 'refunding', some: VoucherTextKey, count: number) => {
    if (count === 0) return []
    return [count < ticketQty ? t(some, { count }) : t(key)]
  }
  return [...counted('sending', 'sending.some', sendingQty), ...counted('refunding', 'refunding.some', refundingQty)]
}

type PassedState = Exclude<VoucherCard['voucherState'], 'UNUSED'>

function stateKey({ reserveOrderId }: VoucherCard, voucherState: PassedState): VoucherTextKey {
  return reserveOrderId !== undefined && voucherState === 'REFUNDED' ? 'state.canceled' : `state.${voucherState}`
}

function namelessWords(
  { realNameDeadline, utcOffset }: VoucherCard,
  t: Translate<VoucherTextKey>,
  locale: Locale,
): string {
  if (realNameDeadline === undefined) return t('nameless')
  return t('nameless.until', { time: shortTimeText(realNameDeadline, locale, utcOffset) })
}
