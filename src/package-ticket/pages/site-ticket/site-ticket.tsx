import { View } from '@tarojs/components'
import { useReachBottom } from '@tarojs/taro'
import { useEffect } from 'react'
import { ShowCardSkeleton } from '@/blocks/show-card/show-card-skeleton'
import { VouchersByDay } from '@/blocks/voucher-list/voucher-list'
import { PAGE_LENGTH } from '@/contracts/page'
import { listSiteVouchers } from '@/contracts/voucher/list-site-vouchers'
import type { VoucherCard } from '@/contracts/voucher/voucher-card'
import { useText } from '@/i18n/use-text'
import { PagedList } from '@/lib/paged-list'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { Breadcrumbs } from '@/shell/breadcrumbs/breadcrumbs'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { useParams } from '@/shell/use-params'
import { Cell } from '@/ui/cell/cell'
import { PagedListView } from '@/ui/paged-list-view/paged-list-view'
import { walletText } from '../../wallet/text'
import styles from '../../wallet/wallet.module.scss'

/** Unused tickets of one city (TICKET-009). */
function SiteTicketPage() {
  const t = useText(walletText)
  const { navigation, site } = useApp()
  const { siteId = '' } = useParams(routes.siteTicket)
  const vouchers = useModel(
    ({ request }) =>
      new PagedList<VoucherCard>((offset) => request(listSiteVouchers, { siteId, offset, length: PAGE_LENGTH })),
  )
  useEffect(() => site.loadSites(), [site])
  const name = site.all.find((known) => known.siteId === siteId)?.cityName

  useLoad(vouchers, 'shown', 'tickets')
  useReachBottom(() => void vouchers.loadMore())

  return (
    <PageFrame above={<Breadcrumbs />} isWide title={name ?? t('site.title')} isGrowing={vouchers.isGrowing}>
      <View className={styles.rows}>
        <Cell
          id="site-code"
          icon="qr-code"
          title={t('site.code')}
          onPress={() => void navigation.open(routes.siteCode, { siteId })}
        />
      </View>
      <View className={styles.days}>
        <PagedListView
          list={vouchers}
          skeleton={<ShowCardSkeleton count={3} />}
          emptyIcon="ticket"
          emptyText={t('site.empty')}
          emptyActionText={t('site.others')}
          onEmptyAction={() => void navigation.open(routes.siteList, {})}
        >
          {(items) => <VouchersByDay vouchers={items} />}
        </PagedListView>
      </View>
    </PageFrame>
  )
}

export default page(SiteTicketPage, routes.siteTicket)
