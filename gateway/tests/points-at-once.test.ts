import { orderInput } from '@test/buyer'
import { sandbox } from '@test/sandbox-shop'
import type { TestGateway } from '@test/test-gateway'
import { eq } from 'drizzle-orm'
import { STATUS } from '@/contracts/envelope'
import { getGrowthRule } from '@/contracts/member/get-growth-rule'
import { getPointAccount } from '@/contracts/member/get-point-account'
import { getPointRule } from '@/contracts/member/get-point-rule'
import { createOrder } from '@/contracts/order/create-order'
import { preOrder } from '@/contracts/order/pre-order'
import { users } from '../src/database/schema/people'
import { NAMED_SHOWS } from '../src/demo/named-shows'
import { auditBooks } from '../src/services/books/audit-books'

const CELLPHONE = '13950180001'

let shop: TestGateway
beforeAll(async () => {
  shop = await createTestGateway()
})
afterAll(() => shop.close())

describe('points in two orders at the same moment', () => {
  it('pay once: the other order fails with a text (ORDER-059)', async () => {
    const as = await shop.signIn(CELLPHONE)
    const [user] = await shop.database.db.select().from(users).where(eq(users.cellphone, CELLPHONE))
    await sandbox(shop, `users/${user?.id}/grant`, { kind: 'points', amount: 10_000 })
    const quote = async () => {
      const input = { ...(await orderInput(shop, NAMED_SHOWS.simpleConcert, as)), usePoint: true }
      const { data } = await shop.call(preOrder, input, { as })
      const { preOrderId = '', payAmount = 0, totalAmount = 0 } = data ?? {}
      return { ...input, preOrderId, paymentParam: { payAmount, totalAmount } }
    }
    const inputs = [await quote(), await quote()]
    expect(inputs.map(({ paymentParam }) => paymentParam.payAmount)).toEqual([280, 280])

    const answers = await Promise.all(inputs.map((input) => shop.call(createOrder, input, { as })))

    const [placed, refused] = [...answers].sort((a, b) => a.statusCode - b.statusCode)
    expect(placed?.statusCode).toBe(STATUS.success)
    expect(refused?.statusCode).not.toBe(STATUS.success)
    expect(refused?.comments).not.toBe('')
    const account = async () => (await shop.call(getPointAccount, {}, { as })).data
    expect(await account()).toMatchObject({ balance: 10_000, frozen: 10_000 })
    await sandbox(shop, `orders/${placed?.data?.orderId}/pay`)
    expect(await account()).toMatchObject({ balance: 0, frozen: 0 })
    expect(await auditBooks(shop.database.db)).toEqual([])
  })
})

describe('the rules that the shop writes', () => {
  it('contain the numbers used in order calculation (MEMBER-008, contract M3)', async () => {
    const { data } = await shop.call(getPointRule, {})
    expect(data).toMatchObject({ ratio: 100, limitProportion: 50 })
    expect(data?.html).toContain('100 积分抵 1 元')
    expect(data?.html).toContain('50%')
    expect(data?.html).toContain('365 天')
  })

  it('lists the levels from the lowest (MEMBER-010, contract M6)', async () => {
    const { data } = await shop.call(getGrowthRule, {}, { headers: { locale: 'en' } })
    expect(data?.html).toContain('Earning growth points')
    expect(data?.levels.map(({ name, minValue }) => [name, minValue])).toEqual([
      ['Member', 0],
      ['Silver', 500],
      ['Gold', 2_000],
      ['Diamond', 10_000],
    ])
  })
})
