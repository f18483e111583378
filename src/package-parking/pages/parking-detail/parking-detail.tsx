import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useParams } from '@/shell/use-params'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { parkingText } from '../../text'
import { BillView } from './bill-view'
import { ParkedOrderView } from './parked-order-view'

/** A parking order, or the unpaid fee of a car. */
function ParkingDetailPage() {
  const { orderId, parkingId, plateNo, couponId } = useParams(routes.parkingDetail)
  if (orderId) return <ParkedOrderView orderId={orderId} />
  if (parkingId && plateNo) return <BillView car={{ parkingId, plateNo, couponId }} />
  return <NoCar />
}

/** A link that names neither: opens the car selection. */
function NoCar() {
  const t = useText(parkingText)
  const { navigation } = useApp()
  return (
    <PageFrame title={t('parkingDetail.title')}>
      <EmptyState
        icon="receipt"
        title={t('parkingDetail.none')}
        actionText={t('parkingDetail.choose')}
        onAction={() => void navigation.redirect(routes.parkingPayment, {})}
      />
    </PageFrame>
  )
}

export default page(ParkingDetailPage, routes.parkingDetail)
