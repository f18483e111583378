import { preOrder } from '@/contracts/order/pre-order'
import { privateRoute } from '../../http/define-route'
import { offerTickets } from '../../presenters/ticket-offer'

export const preOrderRoute = privateRoute(preOrder, offerTickets)
