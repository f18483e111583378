import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { ShowSummary } from '@/blocks/show-summary/show-summary'
import type { GetOrderOutput, OrderedTicket } from '@/contracts/order/get-order'
import { commonText } from '@/i18n/common-text'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { Breadcrumbs } from '@/shell/breadcrumbs/breadcrumbs'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useErrorToast } from '@/shell/use-error-toast'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { useParams } from '@/shell/use-params'
import { usePicker } from '@/shell/use-picker'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { Card, Cards } from '@/ui/card/card'
import { CheckMark } from '@/ui/checkbox/checkbox'
import { Columns } from '@/ui/columns/columns'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { Heading } from '@/ui/heading/heading'
import { PageSkeleton } from '@/ui/page-skeleton/page-skeleton'
import { Pressable } from '@/ui/pressable/pressable'
import { ResourceView } from '@/ui/resource-view/resource-view'
import { rebookingText } from '../../rebooking/text'
import { sharedText } from '../../shared/text'
import { RebookModel } from './rebook-model'
import { RebookSessions } from './rebook-sessions'
import styles from './rebook-ticket.module.scss'

/** Exchanges tickets of an order for another session (REFUND-005). */
function RebookTicketPage() {
  const t = useText(rebookingText)
  const shared = useText(sharedText)
  const { navigation } = useApp()
  const { orderId = '' } = useParams(routes.rebookTicket)
  const model = useModel((app) => new RebookModel(app, orderId))
  const { order } = model

  const showError = useErrorToast()
  const pickPeople = usePicker(routes.viewer, ({ ids }) => void nameTickets(ids))

  async function nameTickets(ids: readonly string[]) {
    await model.naming.submit(ids)
    if (model.naming.error) showError(model.naming.error)
  }

  useLoad(model, 'shown')

  return (
    <PageFrame
      above={<Breadcrumbs />}
      isWide
      title={t('rebook.title')}
      footer={model.tickets.length > 0 && <RebookBar model={model} />}
    >
      <ResourceView resource={order} skeleton={<PageSkeleton height={420} />}>
        {(found) =>
          model.tickets.length > 0 ? (
            <Cards>
              <Columns
                side={
                  <>
                    <RebookSessions model={model} onNames={() => pickPeople(model.namesParams)} />
                    <View className={styles.hint}>{t('rebook.hint')}</View>
                  </>
                }
              >
                <Tickets model={model} order={found} />
              </Columns>
            </Cards>
          ) : (
            <EmptyState
              icon="ticket"
              title={t('rebook.none')}
              actionText={shared('success.order')}
              onAction={() => void navigation.backTo(routes.orderDetail, { orderId })}
            />
          )
        }
      </ResourceView>
    </PageFrame>
  )
}

/** Tickets to exchange: all that can be, except deselected ones. */
const Tickets = observer(function Tickets({ model, order }: { model: RebookModel; order: GetOrderOutput }) {
  const t = useText(rebookingText)
  const { tickets, chosenIds } = model
  return (
    <Card>
      {order.shows.map((show) => (
        <ShowSummary
          key={show.showId}
          name={show.showName}
          posterUrl={show.posterUrl}
          posterColor={show.posterColor}
          lines={[...show.sessions.map(({ sessionShowTime }) => sessionShowTime), show.venueName]}
        />
      ))}
      <Heading className={styles.heading}>{t('rebook.tickets')}</Heading>
      {tickets.length === 1 &&
        tickets.map((ticket) => <TicketWords key={ticket.ticketId} ticket={ticket} number={null} />)}
      {tickets.length > 1 &&
        tickets.map((ticket, index) => (
          <Pressable
            key={ticket.ticketId}
            id={`ticket-${index}`}
            role="checkbox"
            isChecked={chosenIds.includes(ticket.ticketId)}
            className={styles.option}
            onPress={() => model.toggle(ticket.ticketId)}
          >
            <TicketWords ticket={ticket} number={index + 1} />
            <CheckMark isChecked={chosenIds.includes(ticket.ticketId)} />
          </Pressable>
        ))}
    </Card>
  )
})

interface TicketWordsProps {
  ticket: OrderedTicket
  /** Tells tickets without a seat apart; null for a single one. */
  number: number | null
}

function TicketWords({ ticket: { seatPlanName, seatDesc, audienceName }, number }: TicketWordsProps) {
  const t = useText(rebookingText)
  const place = seatDesc || (number !== null && t('rebook.number', { number }))
  return (
    <View className={styles.words}>
      <View>{[seatPlanName, place].filter(Boolean).join(' ')}</View>
      {audienceName && <View className={styles.sub}>{audienceName}</View>}
    </View>
  )
}

/** Exchange button with confirmation; any balance is paid from the order. */
const RebookBar = observer(function RebookBar({ model }: { model: RebookModel }) {
  const t = useText(rebookingText)
  const common = useText(commonText)
  const { prompts, navigation } = useApp()
  const { applying, session } = model
  const showError = useErrorToast()

  async function apply() {
    if (!session || !model.canApply) return
    const isSure = await prompts.showDialog({
      title: t('rebook.confirm', { session: session.sessionShowTime }),
      content: t('rebook.confirmHint'),
      confirmText: t('rebook.submit'),
      cancelText: common('action.cancel'),
    })
    if (!isSure) return
    const applied = await model.submit()
    if (applying.error) showError(applying.error)
    if (!applied) return
    const { newOrderId: orderId, needPay } = applied
    if (!needPay) prompts.showToast(t('rebook.done'))
    await navigation.redirect(routes.orderDetail, { orderId, ...(needPay && { toPay: '1' }) })
  }

  return (
    <BottomBar>
      <Button
        id="rebook-submit"
        isWide
        isDisabled={!model.canApply}
        isBusy={applying.isRunning}
        onPress={() => void apply()}
      >
        {t(model.session ? 'rebook.submit' : 'rebook.choose')}
      </Button>
    </BottomBar>
  )
})

export default page(RebookTicketPage, routes.rebookTicket)
