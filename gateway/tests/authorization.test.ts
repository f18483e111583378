import { offerOf } from '@test/buyer'
import { CALLS, type OwnInput } from '@test/other-users/calls-with-own-things'
import { ownFieldsOf } from '@test/other-users/own-fields'
import { Person } from '@test/other-users/person'
import type { TestGateway } from '@test/test-gateway'
import { eq } from 'drizzle-orm'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { type Envelope, STATUS } from '@/contracts/envelope'
import { getPaySuccess } from '@/contracts/order/get-pay-success'
import { listOrders } from '@/contracts/order/list-orders'
import { listVouchers } from '@/contracts/voucher/list-vouchers'
import { inventory } from '../src/database/schema/inventory'
import { NAMED_SHOWS } from '../src/demo/named-shows'
import type { Route } from '../src/http/define-route'
import { newId } from '../src/random'
import { routes } from '../src/routes'

const PAGE = { offset: 0, length: 20 }
const UNKNOWN = 'nobody-has-this'

const listed = Object.entries(CALLS).flatMap(([name, inputs]): [string, Route, OwnInput][] => {
  const route = routes.find((known) => known.name === name)
  if (!route) throw new Error(`no call ${name}`)
  const all = typeof inputs === 'function' ? [inputs] : inputs
  return all.map((input, at) => [all.length > 1 ? `${name} (${at + 1})` : name, route, input])
})

describe('another user', () => {
  let shop: TestGateway

  beforeAll(async () => {
    shop = await createTestGateway()
    // Its orders are for refundable and exchangeable tickets; the capacity is small.
    const { seatPlanId } = await offerOf(shop, NAMED_SHOWS.sensitive)
    await shop.database.db.update(inventory).set({ capacity: 1_000 }).where(eq(inventory.id, seatPlanId))
  })
  afterAll(() => shop.close())

  async function callAs(route: Route, input: object, { as }: Person, key = newId()): Promise<Envelope<unknown>> {
    return shop.call(route.endpoint, input, { as, headers: { 'idempotency-key': key } })
  }

  const covered = new Map<string, Set<string>>()

  it.each(listed)(
    'receives from %s the answer for an unknown id, and the owner the requested data',
    async (_name, route, own) => {
      const owner = await Person.join(shop)
      const stranger = await Person.join(shop)
      const [theirs, mine] = [await own(owner), await own(stranger)]
      const fields = Array.isArray(mine) ? [''] : ownFieldsOf(route.name).filter((field) => field in mine)
      covered.set(route.name, new Set([...(covered.get(route.name) ?? []), ...fields]))
      for (const field of fields) {
        const stolen = await callAs(route, mixed(mine, theirs, field), stranger)
        const unknown = await callAs(route, mixed(mine, unknownOf(theirs), field), stranger)
        expect([field, comparable(stolen)]).toEqual([field, comparable(unknown)])
        expect(JSON.stringify(stolen)).not.toContain('李雷')
      }
      if (fields.length > 0) {
        const stolen = await callAs(route, theirs, stranger)
        expect(comparable(stolen)).toEqual(comparable(await callAs(route, unknownIn(theirs, fields), stranger)))
      }
      const key = newId()
      const answer = await callAs(route, theirs, owner, key)
      expect(answer).toMatchObject({ statusCode: STATUS.success })
      const again = await callAs(route, theirs, owner, key)
      expect(typeof again.statusCode).toBe('number')
      if (!route.endpoint.isCreate) return
      expect(again).toEqual(answer)
      const isSame = JSON.stringify(mine) === JSON.stringify(theirs)
      const other = await callAs(route, mine, owner, key)
      expect(other).toMatchObject(isSame ? answer : { statusCode: BUSINESS_ERROR.keyReused, data: null })
    },
  )

  it('tries every field', () => {
    for (const name of Object.keys(CALLS)) {
      const missing = ownFieldsOf(name).filter((field) => !covered.get(name)?.has(field))
      expect([name, missing]).toEqual([name, []])
    }
  })

  it('learns nothing personal from the public page of a paid order', async () => {
    const [owner, stranger] = [await Person.join(shop), await Person.join(shop)]
    const orderId = await owner.paid()
    const answer = await shop.call(getPaySuccess, { orderId, orderType: 'ticket' }, { as: stranger.as })
    expect(JSON.stringify(answer)).not.toMatch(/1370000|李雷|南京西路/)
    expect((await shop.call(listOrders, { tab: 'TICKET', ...PAGE }, { as: stranger.as })).data?.total).toBe(0)
    expect((await shop.call(listVouchers, PAGE, { as: stranger.as })).data?.total).toBe(0)
  })
})

/** An answer without the number of an offer, which is another every time. */
const comparable = (answer: Envelope<unknown>) => JSON.stringify(answer).replace(/"preOrderId":"\w+"/, '')

/** An input with one thing of another's in it. */
function mixed(mine: object, theirs: object, field: string): object {
  return Array.isArray(mine) ? theirs : { ...mine, [field]: Reflect.get(theirs, field) }
}

/** The same input with unknown ids. */
function unknownOf(input: object): object {
  return unknownIn(input, Array.isArray(input) ? [''] : Object.keys(input))
}

function unknownIn(input: object, fields: readonly string[]): object {
  if (Array.isArray(input)) return [UNKNOWN]
  const changed = fields.map((field) => {
    if (field === 'plateNo') return [field, '沪Z99991']
    return [field, Array.isArray(Reflect.get(input, field)) ? [UNKNOWN] : UNKNOWN]
  })
  return { ...input, ...Object.fromEntries(changed) }
}
