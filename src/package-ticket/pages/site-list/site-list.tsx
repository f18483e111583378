import { View } from '@tarojs/components'
import { listVoucherSites } from '@/contracts/voucher/list-voucher-sites'
import { useText } from '@/i18n/use-text'
import { Resource } from '@/lib/resource'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { Breadcrumbs } from '@/shell/breadcrumbs/breadcrumbs'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { Cell } from '@/ui/cell/cell'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { PageSkeleton } from '@/ui/page-skeleton/page-skeleton'
import { ResourceView } from '@/ui/resource-view/resource-view'
import { walletText } from '../../wallet/text'
import styles from '../../wallet/wallet.module.scss'

/** Cities in which the user has unused tickets (TICKET-008). */
function SiteListPage() {
  const t = useText(walletText)
  const { navigation } = useApp()
  const sites = useModel(({ request }) => new Resource(() => request(listVoucherSites, {})))

  useLoad(sites, 'shown', 'tickets')

  return (
    <PageFrame above={<Breadcrumbs />} title={t('sites.title')}>
      <ResourceView resource={sites} skeleton={<PageSkeleton height={200} />}>
        {(found) =>
          found.length === 0 ? (
            <EmptyState
              icon="map-pin"
              title={t('sites.empty')}
              actionText={t('sites.shows')}
              onAction={() => void navigation.switchTab(routes.all, {})}
            />
          ) : (
            <View className={styles.rows}>
              {found.map(({ siteId, siteName, count }, index) => (
                <Cell
                  key={siteId}
                  id={`site-${index}`}
                  icon="map-pin"
                  title={siteName}
                  value={t('sites.count', { count })}
                  onPress={() => void navigation.open(routes.siteTicket, { siteId })}
                />
              ))}
            </View>
          )
        }
      </ResourceView>
    </PageFrame>
  )
}

export default page(SiteListPage, routes.siteList)
