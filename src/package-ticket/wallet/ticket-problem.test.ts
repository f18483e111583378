import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { TICKET_PROBLEMS, ticketProblem } from './ticket-problem'

describe('ticket problems (TICKET-004)', () => {
  it.each(TICKET_PROBLEMS)('keeps its own name %s', (name) => {
    expect(ticketProblem(name)).toBe(name)
  })

  it.each([
    [BUSINESS_ERROR.notFound, 'not-found'],
    [BUSINESS_ERROR.noEntry, 'notEntry'],
    [BUSINESS_ERROR.transferReceived, 'received'],
    [BUSINESS_ERROR.transferOverTime, 'overTime'],
    [BUSINESS_ERROR.transferCanceled, 'canceled'],
    [BUSINESS_ERROR.transferNothing, 'nothing'],
    [BUSINESS_ERROR.transferLimit, 'limit'],
  ])('explains the code %s', (code, problem) => {
    expect(ticketProblem(String(code))).toBe(problem)
  })

  it.each(['', '1', 'constructor', 'unknown'])('stays unknown for %p', (code) => {
    expect(ticketProblem(code)).toBeNull()
  })
})
