import { CONTACT, Person } from '@test/other-users/person'
import { sandbox } from '@test/sandbox-shop'
import type { TestGateway } from '@test/test-gateway'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { createGoodsOrder } from '@/contracts/goods/create-goods-order'
import { createOrder } from '@/contracts/order/create-order'
import { getOrder } from '@/contracts/order/get-order'
import { listOrders } from '@/contracts/order/list-orders'
import { applyRebook } from '@/contracts/rebook/apply-rebook'
import { listRebookSessions } from '@/contracts/rebook/list-rebook-sessions'
import { NAMED_SHOWS } from '../src/demo/named-shows'

const PAGE = { offset: 0, length: 20 }
const SHOWN = '+86 138****8000 · li***@encore.example'

describe('the e-mail of an order (ORDER-014)', () => {
  let shop: TestGateway
  let person: Person

  beforeAll(async () => {
    shop = await createTestGateway()
  })
  beforeEach(async () => {
    person = await Person.join(shop)
  })
  afterAll(() => shop.close())

  const contactOf = async (orderId: string) =>
    (await person.call(getOrder, { orderId, fromPage: 'T' })).displayFields.contactInfo
  const offered = async () => person.offered(await person.wish(NAMED_SHOWS.sensitive))
  const placed = async (email: string) => {
    const { orderId } = await person.call(createOrder, { ...(await offered()), contact: { ...CONTACT, email } })
    return orderId
  }

  it('stores it trimmed in lower case, and masks it like the number', async () => {
    expect(await contactOf(await placed(' Li.Lei@Encore.example '))).toBe(SHOWN)
  })

  it('may be left out, or empty', async () => {
    expect(await contactOf(await placed('  '))).toBe('+86 138****8000')
    expect(await contactOf((await person.call(createOrder, await offered())).orderId)).toBe('+86 138****8000')
  })

  it.each(['nobody', 'li@encore', `${'l'.repeat(100)}@encore.example`])('rejects %s', async (email) => {
    const contact = { ...CONTACT, email }
    const tickets = { ...(await offered()), contact }
    const goods = { ...(await person.offeredGoods(await person.goodsWish())), contact }
    const refused = { data: null, statusCode: BUSINESS_ERROR.emailFormat }
    expect(await shop.call(createOrder, tickets, { as: person.as })).toMatchObject(refused)
    expect(await shop.call(createGoodsOrder, goods, { as: person.as })).toMatchObject(refused)
    expect((await person.call(listOrders, { tab: 'TICKET', ...PAGE })).total).toBe(0)
    expect((await person.call(listOrders, { tab: 'OTHER', ...PAGE })).total).toBe(0)
  })

  it('accompanies goods, and a successor order', async () => {
    const contact = { ...CONTACT, email: 'lilei@encore.example' }
    const wish = await person.offeredGoods(await person.goodsWish())
    expect(await contactOf((await person.call(createGoodsOrder, { ...wish, contact })).orderId)).toBe(SHOWN)
    const orderId = await placed(contact.email)
    await sandbox(shop, `orders/${orderId}/pay`)
    const sessions = await person.call(listRebookSessions, { orderId })
    const sessionId = sessions.find(({ available }) => available)?.bizShowSessionId ?? ''
    expect(await contactOf((await person.call(applyRebook, { orderId, sessionId })).newOrderId)).toBe(SHOWN)
  })

  it('stays out of every log', async () => {
    await placed('lilei@encore.example')
    expect(shop.logged.join('')).toContain('create_order')
    expect(shop.logged.join('')).not.toMatch(/lilei|encore\.example/)
  })
})
