import type { PriceItem } from '@/contracts/order/price-item'
import { priceInfoFromCents } from '@/domain/money'
import { schemaFaults } from '../calls/answer-schemas'
import { relaxedSchemas } from '../calls/relaxed-schemas'
import { momentsIn, skewFault } from './clock'
import { envelopeFaults, wordsFault } from './envelope'
import { OrderStates } from './order-states'
import { pageFaults, walkFaults } from './pages'
import { billFaults } from './price-lines'
import { priceTagFaults } from './price-tags'
import { repeatedIdFaults } from './repeated-ids'

const line = (priceItemType: PriceItem['priceItemType'], amount: number, direction: PriceItem['direction']) => {
  return { id: priceItemType, priceItemType, name: '', amount, direction, priceInfo: priceInfoFromCents(amount * 100) }
}

describe('price lines', () => {
  const priceItems = [line('TICKET', 0.3, 'PLUS'), line('COUPON', 0.1, 'MINUS')]

  it('adds up to the cent', () => {
    expect(billFaults({ priceItems, totalAmount: 0.3, payAmount: 0.2 })).toEqual([])
  })

  it('reports both sums that differ', () => {
    expect(billFaults({ priceItems, totalAmount: 0.31, payAmount: 0.21 })).toEqual([
      'the price lines add up to 0.30, and totalAmount is 0.31',
      'the price lines add up to 0.20, and payAmount is 0.21',
    ])
  })

  it('reports a line that is drawn as another amount', () => {
    const drawn = { ...line('TICKET', 380, 'PLUS'), priceInfo: priceInfoFromCents(38_500) }
    expect(billFaults({ priceItems: [drawn] })).toEqual(['the line TICKET is 380 and is drawn as 385'])
  })
})

describe('pages', () => {
  it.each([
    [
      'ends too early',
      { list: [1, 2], total: 5, offset: 0, length: 2, hasMore: false },
      'hasMore is false at item 2 of 5',
    ],
    ['never ends', { list: [1], total: 1, offset: 0, length: 2, hasMore: true }, 'hasMore is true at item 1 of 1'],
    ['is too long', { list: [1, 2, 3], total: 3, offset: 0, length: 2, hasMore: false }, 'a page of 2 has 3 items'],
  ])('reports a list that %s', (_what, page, fault) => {
    expect(pageFaults(page)).toEqual([fault])
  })

  it('reports doubles and a total that changes', () => {
    const page = (list: string[], offset: number, total: number) => ({ list, total, offset, length: 2, hasMore: true })
    expect(walkFaults([page(['a', 'b'], 0, 4), page(['b', 'c'], 2, 5)], (id) => id)).toEqual([
      'items come twice: 1, such as b',
      'total changes from page to page: 4, 5',
    ])
  })
})

describe('single answers', () => {
  it('reports an id that comes twice in one list, however deep', () => {
    const zones = [
      { zoneId: 'a', seats: [{ id: '1' }, { id: '1' }] },
      { zoneId: 'b', seats: [] },
    ]
    expect(repeatedIdFaults({ zones })).toEqual(['data.zones[].seats has 1 twice'])
    expect(repeatedIdFaults({ tickets: [{ orderId: 'a' }, { orderId: 'a' }] })).toEqual([])
  })

  it('reports a price that is drawn as another, in cents or yuan', () => {
    const priceInfo = priceInfoFromCents(38_000)
    expect(priceTagFaults({ plans: [{ priceCent: 38_000, priceInfo }], sku: { price: 380, priceInfo } })).toEqual([])
    expect(priceTagFaults({ plans: [{ priceCent: 38_100, priceInfo }] })).toEqual([
      'data.plans[].priceCent is 38100, and priceInfo shows 380',
    ])
  })
})

describe('envelopes', () => {
  it('accepts a success, a hint and a refusal with texts', () => {
    expect(envelopeFaults({ statusCode: 200, data: null })).toEqual([])
    expect(envelopeFaults({ statusCode: 510, comments: '', data: {} })).toEqual([])
    expect(envelopeFaults({ statusCode: 40001, mode: 1, comments: '没有票了', data: null })).toEqual([])
  })

  it('accepts a refusal without text when it ends the session', () => {
    expect(envelopeFaults({ statusCode: 15012007 })).toEqual([])
  })

  it.each([
    ['a text', 'oops', 'the answer is no JSON object'],
    ['no status', {}, 'statusCode is missing'],
    ['a status as a text', { statusCode: '200' }, 'statusCode is a string and should be a number'],
    ['a success without data', { statusCode: 200 }, 'data is missing'],
    ['a refusal without words', { statusCode: 40001 }, 'the refusal 40001 has no comments'],
  ])('reports %s', (_what, body, fault) => {
    expect(envelopeFaults(body)).toEqual([fault])
  })

  it('reports texts in another language', () => {
    const body = { statusCode: 1, comments: '没有票了' }
    expect(wordsFault(body, 'zh-MO')).toBeNull()
    expect(wordsFault(body, 'en-US')).toBe('the words of a refusal in en-US are “没有票了”')
  })
})

describe('clocks', () => {
  it('tolerates a minute', () => {
    expect(skewFault(60_000, 0, 'serverTime')).toBeNull()
    expect(skewFault(-180_000, 0, 'serverTime')).toBe('serverTime is 3 min behind')
  })

  it('reads the time from header, server time and countdown', () => {
    const data = { serverTime: 5, saleTime: 90_000, saleTimeCountdown: 60 }
    expect(momentsIn({ date: new Date(7000).toUTCString() }, data)).toEqual([
      { source: 'the header Date', at: 7000 },
      { source: 'serverTime', at: 5 },
      { source: 'saleTime less saleTimeCountdown', at: 30_000 },
    ])
  })
})

describe('order states', () => {
  it('accepts moves between two answers', () => {
    const states = new OrderStates()
    expect([1, 9, 13].map((code) => states.faultOf('a', code))).toEqual([null, null, null])
  })

  it('reports an order that leaves a final state, and an unknown state', () => {
    const states = new OrderStates()
    states.faultOf('a', -1)
    expect(states.faultOf('a', 1)).toBe('an order went from CANCELED to UNPAID')
    expect(states.faultOf('b', 4)).toBe('the order state 4 is none that the app knows')
  })
})

describe('schemas of answers', () => {
  const call = 'GET home/pub/v5/layouts'
  const layout = { layoutId: 'l', page: 'HOME', title: '', titleBar: { mode: 'FIXED' } }
  const text = { componentId: 'c', name: '', sort: 1, componentType: 'TEXT' }

  it('accepts fields and components that the app does not know', () => {
    const components = [
      { componentType: 'HOLOGRAM' },
      { ...text, data: { text: 'a', size: 12, align: 'LEFT', more: 1 } },
    ]
    expect(schemaFaults(call, { ...layout, components, theme: 'x' })).toEqual([])
  })

  it('names the field of a component that is wrong, once', () => {
    const broken = { ...text, data: { text: 'a', size: '12', align: 'UP' } }
    expect(schemaFaults(call, { ...layout, components: [broken, broken] })).toEqual([
      'data.components[].data.size is string and should be number (2 times)',
      'data.components[].data.align is "UP", and the app knows LEFT, CENTER, RIGHT (2 times)',
    ])
  })

  it('reports seconds and microseconds where milliseconds belong', () => {
    const map = { version: '1', zones: [] }
    const call = 'GET show/pub/v5/show/:showId/show_session/:bizShowSessionId/seat_map/dynamic'
    expect(schemaFaults(call, { ...map, ts: 1_795_849_000_000 })).toEqual([])
    expect(schemaFaults(call, { ...map, ts: 1_795_849_000 })).toEqual([
      'data.ts is 1795849000, which are no milliseconds of these years: 1970',
    ])
    expect(schemaFaults(call, { ...map, ts: 1_795_849_000_000_000 })).toHaveLength(1)
  })

  it('keeps schemas of open objects unchanged', () => {
    const schemas = { A: { type: 'object', additionalProperties: { type: 'string' } } }
    expect(relaxedSchemas(schemas)).toEqual(schemas)
  })
})
