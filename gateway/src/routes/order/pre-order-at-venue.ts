import { preOrderAtVenue } from '@/contracts/order/pre-order-at-venue'
import { privateRoute } from '../../http/define-route'
import { offerTickets } from '../../presenters/ticket-offer'

export const preOrderAtVenueRoute = privateRoute(preOrderAtVenue, offerTickets)
