import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { ShareSheet } from '@/blocks/share-sheet/share-sheet'
import type { Id } from '@/contracts/wire-types'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { Breadcrumbs } from '@/shell/breadcrumbs/breadcrumbs'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { useParams } from '@/shell/use-params'
import { useShare } from '@/shell/use-share'
import { Button } from '@/ui/button/button'
import { CachedNotice } from '@/ui/cached-notice/cached-notice'
import { Columns } from '@/ui/columns/columns'
import { Heading } from '@/ui/heading/heading'
import { PageSkeleton } from '@/ui/page-skeleton/page-skeleton'
import { ResourceView } from '@/ui/resource-view/resource-view'
import { entryText } from '../../entry/text'
import { useEntryScreen } from '../../entry/use-entry-screen'
import { ReservedTime } from './reserved-time'
import { sharedTicket } from './shared-ticket'
import { StubSheet } from './stub-sheet'
import { TicketCard } from './ticket-card'
import { TicketDetailModel } from './ticket-detail-model'
import styles from './ticket-detail-new.module.scss'
import { VoucherRows } from './voucher-rows'

/** Tickets, or a reserved time. */
function TicketDetailPage() {
  const { id = '', isReserved } = useParams(routes.ticketDetail)
  useEntryScreen()
  return isReserved === '1' ? <ReservedTime id={id} /> : <Tickets id={id} />
}

/** Tickets of a voucher, one visible. */
const Tickets = observer(function Tickets({ id }: { id: Id }) {
  const t = useText(entryText)
  const { navigation } = useApp()
  const [isStubOpen, setIsStubOpen] = useState(false)
  const model = useModel((app) => new TicketDetailModel(app, id))
  const { value } = model.voucher
  const shared = value && model.shareId !== '' ? sharedTicket(value, model.shareId) : null

  useLoad(model, 'shown')
  useShare(shared)

  return (
    <PageFrame
      above={<Breadcrumbs />}
      isWide
      hasOwnTitle
      title={t('detail.title')}
      overlay={
        (isStubOpen && value && <StubSheet voucher={value} onClose={() => setIsStubOpen(false)} />) ||
        (shared && <ShareSheet thing={shared} onClose={() => model.closeShare()} />)
      }
    >
      <ResourceView resource={model.voucher} skeleton={<PageSkeleton height={480} />}>
        {(voucher) => (
          <View className={styles.page}>
            <CachedNotice savedAt={model.savedAt} />
            <Columns side={<VoucherRows voucher={voucher} model={model} onStub={() => setIsStubOpen(true)} />}>
              <View>
                <Heading className={styles.show}>{voucher.showName}</Heading>
                <View className={styles.sub}>{voucher.sessionShowTime}</View>
                <View className={styles.sub}>{`${voucher.cityName} ${voucher.venueName}`}</View>
                <TicketCard model={model} />
                {voucher.codes.length > 0 && (
                  <Button
                    id="show-code"
                    className={styles.action}
                    kind="secondary"
                    isWide
                    onPress={() => void navigation.open(routes.ticketCode, { id })}
                  >
                    {t('detail.code')}
                  </Button>
                )}
              </View>
            </Columns>
          </View>
        )}
      </ResourceView>
    </PageFrame>
  )
})

export default page(TicketDetailPage, routes.ticketDetail)
