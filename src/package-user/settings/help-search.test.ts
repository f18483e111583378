import { isAbout } from './help-search'

const REFUND = ['How do I refund a ticket?', 'Do it from the order.', 'money back', '退款 退票']

describe('the search of the help page', () => {
  it.each(['refund', 'ORDER money', '退款', '  ', 'refund?'])('finds a question by "%s"', (search) => {
    expect(isAbout(REFUND, search)).toBe(true)
  })

  it.each(['parking', 'refund parking', '发票'])('omits questions without "%s"', (search) => {
    expect(isAbout(REFUND, search)).toBe(false)
  })
})
