import { Person } from '@test/other-users/person'
import type { TestGateway } from '@test/test-gateway'
import { eq } from 'drizzle-orm'
import { getOrder } from '@/contracts/order/get-order'
import { getVoucher } from '@/contracts/voucher/get-voucher'
import { addresses, attendees } from '../src/database/schema/people'
import { NAMED_SHOWS } from '../src/demo/named-shows'

describe('an order keeps what it was placed with', () => {
  let shop: TestGateway

  beforeAll(async () => {
    shop = await createTestGateway()
  })
  afterAll(() => shop.close())

  const detail = (person: Person, orderId: string) => person.ask(getOrder, { orderId, fromPage: 'T' })

  it('its address, whether that is edited or deleted later (ORDER-006)', async () => {
    const person = await Person.join(shop)
    const addressId = await person.address()
    const orderId = await person.paid(NAMED_SHOWS.expressDelivery, { deliverMethod: 'EXPRESS', addressId })
    const before = await detail(person, orderId)
    expect(JSON.stringify(before)).toContain('南京西路 1 号')
    const { db } = shop.database
    await db
      .update(addresses)
      .set({ receiver: '韩梅梅', detailAddress: '淮海中路 2 号', cityId: '310200' })
      .where(eq(addresses.id, addressId))
    expect(await detail(person, orderId)).toEqual(before)
    await db.delete(addresses).where(eq(addresses.id, addressId))
    expect(await detail(person, orderId)).toEqual(before)
  })

  it('who enters, whether that person is edited or deleted later (TICKET-021)', async () => {
    const person = await Person.join(shop)
    const attendeeId = await person.attendee()
    const orderId = await person.paid(NAMED_SHOWS.realNamePerTicket, { audienceIds: [attendeeId] })
    const voucherId = await person.voucherOf(orderId)
    const seen = async () => [await detail(person, orderId), await person.ask(getVoucher, { id: voucherId })]
    const before = await seen()
    expect(JSON.stringify(before)).toContain('李')
    const { db } = shop.database
    await db.update(attendees).set({ name: '王强', idNo: 'E00000000' }).where(eq(attendees.id, attendeeId))
    expect(await seen()).toEqual(before)
    await db.delete(attendees).where(eq(attendees.id, attendeeId))
    expect(await seen()).toEqual(before)
  })
})
