import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { MediaRow } from '@/blocks/media-row/media-row'
import type { HotTicket } from '@/contracts/show/list-hot-tickets'
import { longDuration } from '@/domain/show-date'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { useParams } from '@/shell/use-params'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { PageSkeleton } from '@/ui/page-skeleton/page-skeleton'
import { ResourceView } from '@/ui/resource-view/resource-view'
import { walletText } from '../../wallet/text'
import styles from '../../wallet/wallet.module.scss'
import { HotTicketModel } from './hot-ticket-model'

function HotTicketPage() {
  const t = useText(walletText)
  const { navigation } = useApp()
  const { cityId } = useParams(routes.hotTicket)
  const model = useModel((app) => new HotTicketModel(app, cityId))

  useLoad(model, 'shown')

  return (
    <PageFrame isWide title={t('hot.title')}>
      <ResourceView resource={model.tickets} skeleton={<PageSkeleton height={320} />}>
        {(tickets) =>
          tickets.length === 0 ? (
            <EmptyState
              icon="clock"
              title={t('hot.empty')}
              actionText={t('hot.emptyAction')}
              onAction={() => void navigation.switchTab(routes.all, {})}
            />
          ) : (
            <View className={styles.list}>
              {tickets.map((ticket) => (
                <MediaRow
                  key={ticket.showId}
                  imgUrl={ticket.posterUrl}
                  title={ticket.showName}
                  lines={[ticket.displayShowTime, `${ticket.cityName} ${ticket.venueName}`]}
                  below={<UntilSale model={model} ticket={ticket} />}
                  onPress={() => void navigation.open(routes.showDetail, { showId: ticket.showId })}
                />
              ))}
            </View>
          )
        }
      </ResourceView>
    </PageFrame>
  )
}

const UntilSale = observer(function UntilSale({ model, ticket }: { model: HotTicketModel; ticket: HotTicket }) {
  const t = useText(walletText)
  const seconds = model.secondsUntil(ticket)
  const { days, time } = longDuration(seconds)
  const words = days > 0 ? t('hot.inDays', { days, time }) : t('hot.in', { time })
  return <View className={styles.sale}>{seconds > 0 ? words : t('hot.open')}</View>
})

export default page(HotTicketPage, routes.hotTicket)
