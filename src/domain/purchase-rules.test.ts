import fc from 'fast-check'
import { attendeeError, requiredAttendees } from './attendee-rules'
import { isFinalOrderState, ORDER_STATES, orderStateName } from './order-state'
import { crossSessionText, crossShowTitle, crossVenueTitle } from './order-title'
import { defaultPayment, needsPaymentChooser } from './payment-choice'
import { maskedPhone, phoneError } from './phone'
import { bookingActionOf, purchaseLimit } from './purchase-mode'

describe('the limit of units', () => {
  it('never is more than the session, the stock and the user’s own limit allow', () => {
    const count = fc.integer({ min: 0, max: 40 })
    const unit = fc.integer({ min: 1, max: 6 })
    fc.assert(
      fc.property(
        count,
        fc.option(count, { nil: undefined }),
        count,
        unit,
        (limitation, userRemaining, stock, unitQty) => {
          const units = purchaseLimit({ limitation, userRemaining }, { canBuyCount: stock, unitQty })
          expect(units).toBeGreaterThanOrEqual(0)
          expect(units).toBeLessThanOrEqual(stock)
          expect(units * unitQty).toBeLessThanOrEqual(limitation)
          if (userRemaining !== undefined) expect(units * unitQty).toBeLessThanOrEqual(userRemaining)
          const oneMore = (units + 1) * unitQty
          const isTight = units + 1 > stock || oneMore > limitation || oneMore > (userRemaining ?? oneMore)
          expect(isTight).toBe(true)
        },
      ),
    )
  })
})

describe('the actions of a seat plan', () => {
  it.each([
    [
      { purchaseMode: 'BUY', canBuyCount: 2 },
      { kind: 'order', mode: 'BUY' },
    ],
    [
      { purchaseMode: 'BUY', canBuyCount: 0 },
      { kind: 'blocked', reason: 'soldOut' },
    ],
    [
      { purchaseMode: 'RESERVE', canBuyCount: 2 },
      { kind: 'order', mode: 'RESERVE' },
    ],
    [{ purchaseMode: 'LACK_REGISTER', canBuyCount: 0 }, { kind: 'register' }],
    [{ purchaseMode: 'LACK_REGISTER', canBuyCount: 0, lackRegistered: true }, { kind: 'registered' }],
    [
      { purchaseMode: 'WAIT_LIST', canBuyCount: 0, waitListState: 'FULL' },
      { kind: 'blocked', reason: 'waitListFull' },
    ],
    [
      { purchaseMode: 'WAIT_LIST', canBuyCount: 3, waitListState: 'OPEN' },
      { kind: 'order', mode: 'WAIT_LIST' },
    ],
    [{ purchaseMode: 'PICK_SEAT', canBuyCount: 5 }, { kind: 'pickSeat' }],
    ...(['PRE_SALE', 'PENDING', 'CANCELED', 'DELAY'] as const).map(
      (seatPlanStatus) =>
        [
          { purchaseMode: 'LACK_REGISTER', canBuyCount: 0, seatPlanStatus },
          { kind: 'blocked', reason: seatPlanStatus },
        ] as const,
    ),
  ] as const)('%j → %j', (plan, action) => {
    expect(bookingActionOf(plan)).toEqual(action)
  })
})

describe('attendees of an order', () => {
  const person = (id: string, age: number | null = 30, selectable = true) => ({ id, age, selectable })
  const child = { seatPlanId: 'p', minAge: 0, maxAge: 12, minQty: 1 }

  it('needs none, one, or one per ticket', () => {
    expect(requiredAttendees('NONE', 3)).toBe(0)
    expect(requiredAttendees('ONE_PER_ORDER', 3)).toBe(1)
    expect(requiredAttendees('ONE_PER_TICKET', 3)).toBe(3)
  })

  it.each([
    ['nobody', [], 2, [], { kind: 'missing' }],
    ['one of two (ORDER-036)', [person('a')], 2, [], { kind: 'tooFew', required: 2 }],
    ['three for two (ORDER-036)', [person('a'), person('b'), person('c')], 2, [], { kind: 'tooMany', required: 2 }],
    ['someone who cannot be chosen', [person('a'), person('b', 30, false)], 2, [], { kind: 'notSelectable' }],
    ['no child where one is needed', [person('a'), person('b')], 2, [child], { kind: 'age', limit: child }],
    ['someone whose age is not known', [person('a'), person('b', null)], 2, [child], { kind: 'age', limit: child }],
    ['a child where one is needed', [person('a'), person('b', 8)], 2, [child], null],
    ['nobody where nobody is needed', [], 0, [child], null],
  ] as const)('%s', (_what, chosen, required, limits, fault) => {
    expect(attendeeError(chosen, required, limits)).toEqual(fault)
  })
})

describe('the payment chosen at first', () => {
  const option = (paymentProduct: string, isCheck = false) => ({ paymentProduct, isCheck })
  const options = [option('CARD'), option('ALIPAY'), option('WEIXIN')]

  it('chooses the checked one, then the platform’s, then the last used, then the first (PAY-012…015)', () => {
    expect(defaultPayment([...options, option('POINTS', true)], ['WEIXIN'], 'ALIPAY')?.paymentProduct).toBe('POINTS')
    expect(defaultPayment(options, ['WEIXIN'], 'ALIPAY')?.paymentProduct).toBe('WEIXIN')
    expect(defaultPayment(options, ['OTHER'], 'ALIPAY')?.paymentProduct).toBe('ALIPAY')
    expect(defaultPayment(options, [], 'GONE')?.paymentProduct).toBe('CARD')
    expect(defaultPayment([], ['WEIXIN'], null)).toBeNull()
    expect(defaultPayment(options, ['WEIXIN'], 'WEIXIN', 'WEIXIN')?.paymentProduct).not.toBe('WEIXIN')
    expect(defaultPayment([option('WEIXIN')], ['WEIXIN'], null, 'WEIXIN')?.paymentProduct).toBe('WEIXIN')
  })

  it('needs no chooser for the platform’s only product (PAY-006, PAY-007)', () => {
    expect(needsPaymentChooser([option('WEIXIN')], ['WEIXIN'])).toBe(false)
    expect(needsPaymentChooser([option('CARD')], ['WEIXIN'])).toBe(true)
    expect(needsPaymentChooser(options, ['WEIXIN'])).toBe(true)
  })
})

describe('phone numbers', () => {
  it.each([
    ['13800138000', '86', null],
    ['1380013800', '86', 'format'],
    ['61234567', '853', null],
    ['13800138000', '853', 'format'],
    ['5551234', '1', 'region'],
    ['', '86', 'format'],
  ])('%s in area %s: %p', (cellphone, areaCode, fault) => {
    expect(phoneError(cellphone, areaCode, ['86', '853'])).toBe(fault)
  })

  it('masks the middle of a number', () => {
    expect(maskedPhone('13800138000')).toBe('138****8000')
    fc.assert(
      fc.property(fc.stringMatching(/^\d{5,15}$/), (cellphone) => {
        expect(maskedPhone(cellphone)).toContain('*')
      }),
    )
  })
})

describe('order states', () => {
  it('have one name for each code and none for others', () => {
    for (const [name, code] of Object.entries(ORDER_STATES)) expect(orderStateName(code)).toBe(name)
    expect(orderStateName(2)).toBeNull()
    expect(orderStateName(Number.NaN)).toBeNull()
  })

  it('end with cancelled, refunded and closed', () => {
    expect(isFinalOrderState('CANCELED')).toBe(true)
    expect(isFinalOrderState('SUCCEEDED')).toBe(false)
  })
})

describe('names of orders over several shows', () => {
  it('truncates names by characters and at word boundaries', () => {
    expect(crossShowTitle('星河漫游', 'zh-CN')).toBe('星河漫游等多个节目')
    expect(crossShowTitle('一二三四五六七八九十十一', 'zh-CN')).toBe('一二三四五六七八九十...等多个节目')
    expect(crossVenueTitle('大剧院', 'zh-MO')).toBe('大剧院等多個場館')
    expect(crossSessionText('Sat, Dec 5, 2026', 'en-US')).toBe('Sat, Dec 5, 2026 and more sessions')
    expect(crossShowTitle('🎵'.repeat(11), 'zh-CN')).toBe(`${'🎵'.repeat(10)}...等多个节目`)
  })
})
