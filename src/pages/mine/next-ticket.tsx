import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { voucherParams } from '@/blocks/voucher-list/voucher-params'
import { VoucherRow } from '@/blocks/voucher-list/voucher-row'
import type { VoucherCard } from '@/contracts/voucher/voucher-card'
import { useText } from '@/i18n/use-text'
import type { Resource } from '@/lib/resource'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { Button } from '@/ui/button/button'
import { SkeletonBlock } from '@/ui/skeleton/skeleton'
import styles from './mine.module.scss'
import { mineText } from './text'

/** The ticket that is used next, or the way to one; as high with one as without. */
export const NextTicket = observer(function NextTicket({ tickets }: { tickets: Resource<readonly VoucherCard[]> }) {
  const t = useText(mineText)
  const { navigation } = useApp()
  if (tickets.isFirstLoad) return <SkeletonBlock className={styles.nextTicket} />
  // The rows below lead to the tickets as well: a failure takes no room.
  if (tickets.value === null) return null
  const [next] = tickets.value
  return (
    <View className={styles.nextTicket}>
      {next ? (
        <VoucherRow
          id="next-ticket"
          voucher={next}
          onPress={() => void navigation.open(routes.ticketDetail, voucherParams(next))}
        />
      ) : (
        <View className={styles.noTicket}>
          <View className={styles.sub}>{t('ticket.none')}</View>
          <Button id="find-shows" kind="plain" onPress={() => void navigation.switchTab(routes.all, {})}>
            {t('ticket.find')}
          </Button>
        </View>
      )}
    </View>
  )
})
