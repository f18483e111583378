import { Person } from '@test/other-users/person'
import type { TestGateway } from '@test/test-gateway'
import { getAddress } from '@/contracts/address/get-address'
import { removeAddress } from '@/contracts/address/remove-address'
import { updateAddress } from '@/contracts/address/update-address'
import { createAttendee } from '@/contracts/attendee/create-attendee'
import { removeAttendee } from '@/contracts/attendee/remove-attendee'
import { getOrder } from '@/contracts/order/get-order'
import { getVoucher } from '@/contracts/voucher/get-voucher'
import { NAMED_SHOWS } from '../src/demo/named-shows'

describe('an order keeps what it was placed with', () => {
  let shop: TestGateway

  beforeAll(async () => {
    shop = await createTestGateway()
  })
  afterAll(() => shop.close())

  const detail = (person: Person, orderId: string) => person.call(getOrder, { orderId, fromPage: 'T' })

  it('stores its address, whatever becomes of it later', async () => {
    const person = await Person.join(shop)
    const addressId = await person.address()
    const orderId = await person.paid(NAMED_SHOWS.expressDelivery, { deliverMethod: 'EXPRESS', addressId })
    const before = await detail(person, orderId)
    expect(JSON.stringify(before)).toContain('南京西路 1 号')
    const place = { provinceId: '110000', cityId: '110100', districtId: '110101', detailAddress: '东长安街 2 号' }
    const changed = { receiver: '韩梅梅', cellphone: '13900139000', countryCode: '86', isDefault: false, ...place }
    await person.call(updateAddress, { id: addressId, ...changed })
    expect(await person.call(getAddress, { id: addressId })).toMatchObject(changed)
    expect(await detail(person, orderId)).toEqual(before)
    await person.call(removeAddress, { id: addressId })
    expect(await detail(person, orderId)).toEqual(before)
  })

  it('stores its attendees, whatever becomes of them later (TICKET-021)', async () => {
    const person = await Person.join(shop)
    const attendeeId = await person.attendee()
    const orderId = await person.paid(NAMED_SHOWS.realNamePerTicket, { audienceIds: [attendeeId] })
    const voucherId = await person.voucherOf(orderId)
    const seen = async () => [await detail(person, orderId), await person.call(getVoucher, { id: voucherId })]
    const before = await seen()
    expect(JSON.stringify(before)).toContain('李')
    const changed = { name: '王强', countryCode: 'CN', idType: 'PASSPORT', idNo: 'E00000000' } as const
    expect(await person.call(createAttendee, { id: attendeeId, ...changed })).toMatchObject({ name: '王强' })
    expect(await seen()).toEqual(before)
    await person.call(removeAttendee, { id: attendeeId })
    expect(await seen()).toEqual(before)
  })
})
