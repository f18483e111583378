import { View } from '@tarojs/components'
import { useReachBottom } from '@tarojs/taro'
import { useEffect } from 'react'
import { LayoutPart } from '@/blocks/layout/layout-part'
import { ShowCardSkeleton } from '@/blocks/show-card/show-card-skeleton'
import { VouchersByDay } from '@/blocks/voucher-list/voucher-list'
import { useText } from '@/i18n/use-text'
import { keptApp } from '@/platform/kept-app/kept-app'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { CachedNotice } from '@/ui/cached-notice/cached-notice'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { PagedListView } from '@/ui/paged-list-view/paged-list-view'
import { ticketHolderText } from './text'
import styles from './ticket-holder.module.scss'
import { TicketHolderModel } from './ticket-holder-model'
import { WalletButtons } from './wallet-buttons'
import { WalletLinks } from './wallet-links'

function TicketHolderPage() {
  const t = useText(ticketHolderText)
  const { navigation, session } = useApp()
  const model = useModel((app) => new TicketHolderModel(app))

  const loadMore = () => void model.vouchers.loadMore()

  useLoad(model, 'shown', 'session', 'tickets')
  // Only ticket owners need the app offline.
  useEffect(() => {
    if (session.isLoggedIn) keptApp.keep()
  }, [session.isLoggedIn])
  // On the desktop the page scrolls as a whole.
  useReachBottom(loadMore)

  return (
    <PageFrame isWide title={t('title')} onEndNear={loadMore}>
      {session.isLoggedIn ? (
        <View className={styles.page}>
          <CachedNotice savedAt={model.cacheStatus.savedAt} />
          <PagedListView
            list={model.vouchers}
            skeleton={<ShowCardSkeleton count={3} />}
            emptyIcon="ticket"
            emptyText={t('empty')}
            emptyHint={t('empty.hint')}
            emptyActionText={t('empty.action')}
            onEmptyAction={() => void navigation.switchTab(routes.all, {})}
          >
            {(vouchers) => <VouchersByDay vouchers={vouchers} />}
          </PagedListView>
          <WalletLinks />
          <WalletButtons buttons={model.buttons.value ?? []} />
        </View>
      ) : (
        <EmptyState
          icon="ticket"
          title={t('login')}
          actionText={t('login.action')}
          onAction={() => void navigation.openLogin()}
        />
      )}
      <LayoutPart page="TICKET_HOLDER" />
    </PageFrame>
  )
}

export default page(TicketHolderPage, routes.ticketHolder)
