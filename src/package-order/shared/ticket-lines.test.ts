import type { OrderedTicket } from '@/contracts/order/get-order'
import { ticketLines } from './ticket-lines'

const ticket = (ticketId: string, more: Partial<OrderedTicket> = {}): OrderedTicket => ({
  ticketId,
  seatPlanName: '看台 380元',
  ticketState: 'UNUSED',
  ...more,
})

const counted = (tickets: readonly OrderedTicket[]) =>
  ticketLines(tickets, 'zh-CN').map(({ ticket: { ticketId }, count }) => [ticketId, count])

describe('the tickets of an order in lines', () => {
  it('counts identical tickets', () => {
    expect(counted([ticket('1'), ticket('2', { ticketState: 'LOCKED' }), ticket('3')])).toEqual([
      ['1', 2],
      ['2', 1],
    ])
  })

  it('writes the seats of one category together', () => {
    const seats = ['6', '7'].map((no) => ({ zoneName: 'C3 区', rowName: '9排', no }))
    const tickets = seats.map((seat, at) => ticket(String(at), { seatDesc: `C3 区 9排 ${seat.no}座`, seat }))
    expect(ticketLines(tickets, 'zh-CN').map(({ text, count }) => [text, count])).toEqual([
      ['看台 380元 · C3 区 9排 6、7座', 2],
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
