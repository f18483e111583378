import { View } from '@tarojs/components'
import { useReachBottom } from '@tarojs/taro'
import { observer } from 'mobx-react'
import { ShowCardSkeleton } from '@/blocks/show-card/show-card-skeleton'
import { VoucherList } from '@/blocks/voucher-list/voucher-list'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { Breadcrumbs } from '@/shell/breadcrumbs/breadcrumbs'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useAddress } from '@/shell/use-address'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { PagedListView } from '@/ui/paged-list-view/paged-list-view'
import { Tabs } from '@/ui/tabs/tabs'
import { walletText } from '../../wallet/text'
import styles from '../../wallet/wallet.module.scss'
import { HistoryTicketModel } from './history-ticket-model'

function HistoryTicketPage() {
  const t = useText(walletText)
  const { navigation } = useApp()
  const model = useModel((app) => new HistoryTicketModel(app))
  const { vouchers } = model

  useAddress(routes.historyTicket, model)
  useLoad(vouchers, 'shown', 'tickets')
  useReachBottom(() => void vouchers.loadMore())

  return (
    <PageFrame above={<Breadcrumbs />} isWide title={t('history.title')} isGrowing={vouchers.isGrowing}>
      <Years model={model} />
      <View className={styles.days}>
        <PagedListView
          list={vouchers}
          skeleton={<ShowCardSkeleton count={3} />}
          emptyIcon="ticket"
          emptyText={t(model.year === null ? 'history.empty' : 'history.emptyYear')}
          emptyActionText={t('history.wallet')}
          onEmptyAction={() => void navigation.switchTab(routes.ticketHolder, {})}
        >
          {(items) => <VoucherList vouchers={items} />}
        </PagedListView>
      </View>
    </PageFrame>
  )
}

/** Years to select, including that of the address, even if it is empty. */
const Years = observer(function Years({ model }: { model: HistoryTicketModel }) {
  const t = useText(walletText)
  const { year, years } = model
  const known = year === null || years.includes(year) ? years : [year, ...years]
  if (known.length === 0) return null
  return (
    <Tabs
      label={t('history.years')}
      items={[
        { key: '', text: t('history.all') },
        ...known.map((key) => ({ key, text: t('history.year', { year: key }) })),
      ]}
      selected={year ?? ''}
      onSelect={model.choose}
    />
  )
})

export default page(HistoryTicketPage, routes.historyTicket)
