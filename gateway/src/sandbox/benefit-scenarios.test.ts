import { demoCoupon } from '@test/demo-coupon'
import { invoiceOf } from '@test/other-users/invoices'
import { Person } from '@test/other-users/person'
import type { TestGateway } from '@test/test-gateway'
import { getCoupon } from '@/contracts/coupon/get-coupon'
import { listOwnCoupons } from '@/contracts/coupon/list-own-coupons'
import { getInvoice } from '@/contracts/invoice/get-invoice'
import { getInvoiceOfOrder } from '@/contracts/invoice/get-invoice-of-order'

let shop: TestGateway
let person: Person
beforeAll(async () => {
  shop = await createTestGateway()
  person = await Person.join(shop)
})
afterAll(() => shop.close())

const requested = (scenario: string) => ({ as: person.as, headers: { 'x-sandbox-scenario': scenario } })

describe('a scenario', () => {
  it.each([
    ['APPLYING', false],
    ['REJECTED', true],
    ['SUCCESS', false],
    ['CANCELED', true],
  ])('invoice:%s shows an invoice in this state (INVOICE-011…014)', async (state, canReapply) => {
    const invoiceId = await invoiceOf(person)
    const { data } = await shop.call(getInvoice, { invoiceId }, requested(`invoice:${state}`))
    expect(data).toMatchObject({ invoiceState: state, canReapply })
    expect([data?.rejectReason !== undefined, data?.issueTime !== undefined]).toEqual([
      state === 'REJECTED',
      state === 'SUCCESS',
    ])
    const { orderId = '' } = data ?? {}
    const ofOrder = await shop.call(getInvoiceOfOrder, { orderId }, requested(`invoice:${state}`))
    expect(ofOrder.data?.invoiceState).toBe(state)
    expect((await person.call(getInvoice, { invoiceId })).invoiceState).toBe('APPLYING')
  })

  it('invoice:SUCCESS invents no invoice of an order that has none', async () => {
    const orderId = await person.goodsOrder()
    expect((await shop.call(getInvoiceOfOrder, { orderId }, requested('invoice:SUCCESS'))).data).toBeNull()
  })

  it.each([
    ['AVAILABLE', 1],
    ['UN_AVAILABLE', 0],
    ['USED', 2],
    ['EXPIRED', 3],
    ['PENDING', 4],
    ['REFUNDING', 5],
  ])('coupon:%s shows coupons in this state (COUPON-015…020)', async (name, code) => {
    const couponId = await person.coupon('theatre-88')
    const { data } = await shop.call(listOwnCoupons, { offset: 0, length: 50 }, requested(`coupon:${name}`))
    expect(data?.list.map(({ couponStatus }) => couponStatus)).toEqual(
      data?.list.map(() => expect.objectContaining({ code, name, displayName: expect.stringMatching(/\S/) })),
    )
    expect(data?.list.some(({ giftable }) => giftable)).toBe(name === 'AVAILABLE')
    const { couponTemplateId } = demoCoupon('theatre-88')
    const one = await shop.call(getCoupon, { couponTemplateId, couponId }, requested(`coupon:${name}`))
    expect(one.data?.couponStatus?.name).toBe(name)
    const offered = await shop.call(getCoupon, { couponTemplateId }, requested(`coupon:${name}`))
    expect(offered.data).not.toHaveProperty('couponStatus')
  })

  it('ignores an unknown name', async () => {
    const couponId = await person.coupon('weekend-95')
    const { data } = await shop.call(listOwnCoupons, { offset: 0, length: 50 }, requested('coupon:LOST'))
    expect(data?.list.find((one) => one.couponId === couponId)?.couponStatus.name).toBe('AVAILABLE')
    const invoiceId = await invoiceOf(person)
    expect((await shop.call(getInvoice, { invoiceId }, requested('invoice:LOST'))).data?.invoiceState).toBe('APPLYING')
  })
})
