import type { OrderedTicket } from '@/contracts/order/get-order'
import { ticketLines } from './ticket-lines'

const ticket = (ticketId: string, more: Partial<OrderedTicket> = {}): OrderedTicket => ({
  ...{ ticketId, seatPlanName: '看台 380元', ticketState: 'UNUSED' },
  ...more,
})

const counted = (tickets: readonly OrderedTicket[]) =>
  ticketLines(tickets).map(({ ticket: { ticketId }, count }) => [ticketId, count])

describe('the tickets of an order in lines', () => {
  it('counts identical tickets', () => {
    expect(counted([ticket('1'), ticket('2', { ticketState: 'LOCKED' }), ticket('3')])).toEqual([
      ['1', 2],
      ['2', 1],
    ])
  })

  it('keeps those with a seat or a holder apart', () => {
    const tickets = [
      ticket('1', { seatDesc: 'A1' }),
      ticket('2', { seatDesc: 'A1' }),
      ticket('3', { audienceName: '李四' }),
    ]
    expect(counted(tickets)).toEqual([
      ['1', 1],
      ['2', 1],
      ['3', 1],
    ])
  })
})
