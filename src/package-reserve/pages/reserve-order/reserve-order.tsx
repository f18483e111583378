import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useParams } from '@/shell/use-params'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { reserveText } from '../../text'
import { ReservationView } from './reservation-view'
import { ReserveFormView } from './reserve-form-view'

/** A reservation, or its form (RESERVE-004). */
function ReserveOrderPage() {
  const { reserveId, slotId, orderId, toPay } = useParams(routes.reserveOrder)
  const { session } = useApp()
  const isKnown = Boolean(orderId || (reserveId && slotId))
  if (isKnown && !session.isLoggedIn) return <Visitor />
  if (orderId) return <ReservationView orderId={orderId} wantsToPay={toPay === '1'} />
  if (reserveId && slotId) return <ReserveFormView reserveId={reserveId} slotId={slotId} />
  return <NoTime />
}

/** Reservations require a user: a visitor logs in first. */
function Visitor() {
  const t = useText(reserveText)
  const { navigation } = useApp()
  return (
    <PageFrame title={t('reserveOrder.title')}>
      <EmptyState
        icon="calendar-days"
        title={t('reserveOrder.visitor')}
        actionText={t('reserveOrder.logIn')}
        onAction={() => void navigation.openLogin()}
      />
    </PageFrame>
  )
}

/** A link that names neither: opens the time selection. */
function NoTime() {
  const t = useText(reserveText)
  const { navigation } = useApp()
  return (
    <PageFrame title={t('reserveOrder.title')}>
      <EmptyState
        icon="calendar-days"
        title={t('reserveOrder.none')}
        actionText={t('reserveOrder.choose')}
        onAction={() => void navigation.redirect(routes.reserveIndex, {})}
      />
    </PageFrame>
  )
}

export default page(ReserveOrderPage, routes.reserveOrder)
