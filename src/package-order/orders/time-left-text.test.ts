import { translator } from '@/i18n/text'
import { ordersText } from './text'
import { timeLeftText } from './time-left-text'

const t = translator(ordersText, 'zh-CN')
const DAY_S = 86_400
const order = (name: string) => ({ orderState: { code: 0, name, displayName: name } })

describe('the time left of an order', () => {
  it.each([
    ['UNPAID', 899, '剩余支付时间 14:59'],
    ['RESERVE', 3600, '1:00:00 内出候补结果'],
    ['RESERVE', 35 * DAY_S + 1, '最晚 36 天内出候补结果'],
  ])('shows for the state %s with %i s "%s" (ORDER-056)', (state, seconds, words) => {
    expect(timeLeftText(order(state), seconds, t)).toBe(words)
  })
})
