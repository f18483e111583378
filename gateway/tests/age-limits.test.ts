import { inputFor, type Offer } from '@test/buyer'
import type { TestGateway } from '@test/test-gateway'
import { createAttendee } from '@/contracts/attendee/create-attendee'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { STATUS } from '@/contracts/envelope'
import { createOrder } from '@/contracts/order/create-order'

/** Grown up, and seven years old when the shop opens. */
const ADULT = '110101199003074514'
const CHILD = '11010520190301002'

/** The number of an identity card with its check digit. */
function idNumber(digits: string): string {
  if (digits.length === 18) return digits
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (2 ** (17 - at) % 11), 0)
  return digits + '10X98765432'.charAt(sum % 11)
}

describe('tickets for an age', () => {
  let shop: TestGateway
  let as: string
  let plan: Offer

  beforeAll(async () => {
    shop = await createTestGateway()
    as = await shop.signIn()
    plan = (await shop.gateway.inject({ url: '/sandbox/api/demo' })).json().ageLimitedPlan
  })
  afterAll(() => shop.close())

  async function person(idNo: string): Promise<string> {
    const wanted = { name: '小安', countryCode: 'CN', idType: 'ID_CARD' as const, idNo: idNumber(idNo) }
    const { data, comments } = await shop.call(createAttendee, wanted, { as })
    if (data === null) throw new Error(comments)
    return data.id
  }

  const order = async (audienceIds: string[]) =>
    shop.call(createOrder, await inputFor(shop, plan, as, 1, audienceIds), {
      as,
      headers: { 'idempotency-key': `for-${audienceIds.join()}` },
    })

  it('go to attendees of that age only (ORDER-039)', async () => {
    expect((await order([])).statusCode).toBe(BUSINESS_ERROR.attendeeRules)
    const adult = await order([await person(ADULT)])
    expect([adult.statusCode, adult.comments]).toEqual([
      BUSINESS_ERROR.attendeeRules,
      '所选票档有年龄要求，请更换观演人',
    ])
    expect((await order([await person(CHILD)])).statusCode).toBe(STATUS.success)
  })
})
