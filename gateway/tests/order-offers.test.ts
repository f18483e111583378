import { Person } from '@test/other-users/person'
import type { TestGateway } from '@test/test-gateway'
import { createAddress } from '@/contracts/address/create-address'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { createGoodsOrder } from '@/contracts/goods/create-goods-order'
import { createOrder } from '@/contracts/order/create-order'
import { getOrder } from '@/contracts/order/get-order'
import { preOrder } from '@/contracts/order/pre-order'
import { applyRefund } from '@/contracts/refund/apply-refund'
import { refunds } from '../src/database/schema/refunds'
import { NAMED_SHOWS } from '../src/demo/named-shows'

const FAR = { provinceId: '540000', cityId: '540100', districtId: '540102', detailAddress: '北京东路 1 号' }
const LONGEST = '备'.repeat(200)

describe('an offer of tickets', () => {
  let shop: TestGateway
  let person: Person

  beforeAll(async () => {
    shop = await createTestGateway()
  })
  beforeEach(async () => {
    person = await Person.join(shop)
  })
  afterAll(() => shop.close())

  const offer = async (showId: string, more = {}) => person.call(preOrder, await person.wish(showId, more))
  const limit = async (showId: string) => (await offer(showId)).audienceRules.purchaseLimit

  it('shows the remaining allowance of the buyer (ORDER-037)', async () => {
    const showId = NAMED_SHOWS.realNamePerTicket
    expect(await limit(showId)).toBe(2)
    await person.paid(showId, { audienceIds: [await person.attendee()] })
    expect(await limit(showId)).toBe(1)
    await person.paid(showId, { audienceIds: [await person.attendee()] })
    expect(await limit(showId)).toBe(0)
    person = await person.friend()
    expect(await limit(showId)).toBe(2)
  })

  it('shows the allowance per order when orders of a user are not counted', async () => {
    await person.paid(NAMED_SHOWS.fiftyTickets)
    expect(await limit(NAMED_SHOWS.fiftyTickets)).toBe(6)
  })

  it('disables delivery to an unserved address, with a text, and no other method (ORDER-040, ORDER-041)', async () => {
    const receiver = { receiver: '李雷', cellphone: '13800138000', countryCode: '86', isDefault: false }
    const { addressId: far } = await person.call(createAddress, { ...receiver, ...FAR })
    const friend = await person.friend()
    const ways = async (addressId?: string) =>
      (await offer(NAMED_SHOWS.childTicket, addressId === undefined ? {} : { addressId })).deliverMethods.map(
        ({ name, enabled, disabledReason }) => [name, enabled, disabledReason],
      )
    const open = [
      ['E_TICKET', true, undefined],
      ['EXPRESS', true, undefined],
    ]
    const closed = [
      ['E_TICKET', true, undefined],
      ['EXPRESS', false, '请填写可配送的收货地址'],
    ]
    expect(await ways()).toEqual(open)
    expect(await ways(await person.address())).toEqual(open)
    expect(await ways(far)).toEqual(closed)
    expect(await ways(await friend.address())).toEqual(closed)
  })
})

/** Blanks around a remark neither count nor stay (contract D-13). */
describe('a remark', () => {
  let shop: TestGateway
  let person: Person

  beforeAll(async () => {
    shop = await createTestGateway()
  })
  beforeEach(async () => {
    person = await Person.join(shop)
  })
  afterAll(() => shop.close())

  const remarkOf = async (orderId: string) => (await person.call(getOrder, { orderId })).displayFields.remark
  const TOO_LONG = { statusCode: BUSINESS_ERROR.badInput, data: null, comments: '填写的内容有误，请检查后重新提交' }

  it('drops blanks around it, which do not count (ORDER-032)', async () => {
    const wanted = async () => person.offered(await person.wish(NAMED_SHOWS.simpleConcert))
    const remark = `  ${LONGEST}\n `
    expect(await remarkOf((await person.call(createOrder, { ...(await wanted()), remark })).orderId)).toBe(LONGEST)
    const { orderId } = await person.call(createOrder, { ...(await wanted()), remark: ' \n ' })
    expect(await remarkOf(orderId)).toBeUndefined()
    const refused = await shop.call(createOrder, { ...(await wanted()), remark: `${LONGEST}注` }, { as: person.as })
    expect(refused).toMatchObject(TOO_LONG)
  })

  it('drops blanks in an order of goods as well', async () => {
    const wanted = async () => person.offeredGoods(await person.goodsWish())
    const kept = await person.call(createGoodsOrder, { ...(await wanted()), remark: ` ${LONGEST} ` })
    expect(await remarkOf(kept.orderId)).toBe(LONGEST)
    const refused = await shop.call(
      createGoodsOrder,
      { ...(await wanted()), remark: `${LONGEST}注` },
      { as: person.as },
    )
    expect(refused).toMatchObject(TOO_LONG)
  })

  it('drops blanks in a refund as well (REFUND-007)', async () => {
    const wish = await person.refundWish()
    expect(await shop.call(applyRefund, { ...wish, remark: `${LONGEST}注` }, { as: person.as })).toMatchObject(TOO_LONG)
    await person.call(applyRefund, { ...wish, remark: `\t${LONGEST}  ` })
    const rows = await shop.database.db.select({ remark: refunds.remark }).from(refunds)
    expect(rows).toEqual([{ remark: LONGEST }])
  })
})
