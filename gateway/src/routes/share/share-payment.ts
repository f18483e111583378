import { sharePayment } from '@/contracts/share/share-payment'
import { publicRoute } from '../../http/define-route'
import { pictureUrls } from '../../presenters/picture-urls'
import { shareOrder } from '../../services/shares/shares'

/** Public by its path; only the buyer of the order gets a link. */
export const sharePaymentRoute = publicRoute(sharePayment, async (call) => {
  const { id, showId } = await shareOrder(call, call.input.orderId)
  return { shareId: id, posterUrl: pictureUrls(call.origin).poster(showId) }
})
