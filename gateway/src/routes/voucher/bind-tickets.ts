import { bindTickets as bindTicketsCall } from '@/contracts/voucher/bind-tickets'
import { privateRoute } from '../../http/define-route'
import { bindTickets } from '../../services/ticket-codes/bind-tickets'

/** Costly, since codes can be guessed at. */
export const bindTicketsRoute = privateRoute(bindTicketsCall, bindTickets, { isCostly: true })
