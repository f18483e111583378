import { offerOf } from '@test/buyer'
import { CONTACT, Person } from '@test/other-users/person'
import type { TestGateway } from '@test/test-gateway'
import type { AddressInput } from '@/contracts/address/address'
import { createAddress } from '@/contracts/address/create-address'
import { getAddress } from '@/contracts/address/get-address'
import { listAddresses } from '@/contracts/address/list-addresses'
import { removeAddress } from '@/contracts/address/remove-address'
import { setDefaultAddress } from '@/contracts/address/set-default-address'
import { updateAddress } from '@/contracts/address/update-address'
import { createAttendee } from '@/contracts/attendee/create-attendee'
import { listAttendees } from '@/contracts/attendee/list-attendees'
import { removeAttendee } from '@/contracts/attendee/remove-attendee'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { STATUS } from '@/contracts/envelope'
import { cancelOrder, NO_REASON } from '@/contracts/order/cancel-order'
import { NAMED_SHOWS } from '../src/demo/named-shows'

const PAGE = { offset: 0, length: 20 }
const SHANGHAI = { provinceId: '310000', cityId: '310100', districtId: '310106', detailAddress: '南京西路 1 号' }
const BEIJING = { provinceId: '110000', cityId: '110100', districtId: '110101', detailAddress: '东长安街 2 号' }

let shop: TestGateway
let person: Person
beforeAll(async () => {
  shop = await createTestGateway()
})
beforeEach(async () => {
  person = await Person.join(shop)
})
afterAll(() => shop.close())

describe('addresses', () => {
  const typed = (changes: Partial<AddressInput> = {}): AddressInput => ({
    receiver: '李雷',
    ...CONTACT,
    isDefault: false,
    ...SHANGHAI,
    ...changes,
  })
  const add = async (receiver: string, isDefault = false) =>
    (await person.call(createAddress, typed({ receiver, isDefault }))).addressId
  const update = (id: string, changes: Partial<AddressInput>) =>
    shop.call(updateAddress, { id, ...typed(changes) }, { as: person.as })
  const read = (id: string) => shop.call(getAddress, { id }, { as: person.as })
  const remove = (id: string) => shop.call(removeAddress, { id }, { as: person.as })
  const defaults = async () =>
    (await person.call(listAddresses, PAGE)).list.flatMap(({ receiver, isDefault }) => (isDefault ? receiver : []))

  it('allow reading, changing and deleting one by one (USER-024, USER-047)', async () => {
    const [id, other] = [await add('李雷'), await add('韩梅梅')]
    expect((await read(id)).data).toMatchObject({ id, receiver: '李雷', provinceName: '上海市', deliverable: true })
    const answer = await update(id, { ...BEIJING, receiver: ' 王强\u3000', cellphone: '91234567', countryCode: '852' })
    expect(answer).toMatchObject({ statusCode: STATUS.success, data: true })
    const changed = { ...BEIJING, receiver: '王强', cellphone: '91234567', countryCode: '852', isDefault: false }
    expect((await read(id)).data).toMatchObject({ id, ...changed })
    expect((await read(other)).data).toMatchObject({ receiver: '韩梅梅', ...SHANGHAI })
    expect((await remove(id)).data).toBe(true)
    expect((await person.call(listAddresses, PAGE)).list.map((address) => address.id)).toEqual([other])
    for (const again of [await remove(id), await read(id), await update(id, {})]) {
      expect(again).toMatchObject({ statusCode: BUSINESS_ERROR.notFound, data: null })
    }
  })

  it.each<[string, Partial<AddressInput>]>([
    ['nobody receives it (USER-026)', { receiver: ' \u3000' }],
    ['the phone is none (USER-055)', { cellphone: '12345678901' }],
    ['the phone is of another country (USER-055)', { countryCode: '852' }],
    ['there is no such province (USER-028)', { provinceId: '990000' }],
    ['the city lies elsewhere (USER-028)', { cityId: '110100' }],
    ['the district lies elsewhere (USER-028)', { districtId: '110101' }],
    ['it says too little but blanks (USER-029)', { detailAddress: '  路 1 号      ' }],
  ])('reject additions and changes when %s', async (_why, changes) => {
    const id = await add('李雷')
    const before = await read(id)
    const added = await shop.call(createAddress, typed(changes), { as: person.as })
    for (const answer of [added, await update(id, changes)]) {
      expect(answer).toMatchObject({ statusCode: BUSINESS_ERROR.badInput, data: null })
    }
    expect(await read(id)).toEqual(before)
    expect((await person.call(listAddresses, PAGE)).total).toBe(1)
  })

  it('have one default, the one that was set last (USER-024)', async () => {
    const [first, second] = [await add('first', true), await add('second')]
    expect(await defaults()).toEqual(['first'])
    const makeDefault = (id: string) => shop.call(setDefaultAddress, { id }, { as: person.as })
    expect((await makeDefault(second)).data).toBe(true)
    expect((await makeDefault(second)).data).toBe(true)
    expect(await defaults()).toEqual(['second'])
    await update(first, { receiver: 'first', isDefault: true })
    expect(await defaults()).toEqual(['first'])
    await update(first, { receiver: 'first', isDefault: false })
    expect(await defaults()).toEqual([])
    expect((await makeDefault('nobody-has-this')).statusCode).toBe(BUSINESS_ERROR.notFound)
  })

  it('have one default, even when several are set at once', async () => {
    const ids = await Promise.all(['a', 'b', 'c'].map((receiver) => add(receiver, true)))
    expect(await defaults()).toHaveLength(1)
    await Promise.all(ids.map((id) => person.call(setDefaultAddress, { id })))
    expect(await defaults()).toHaveLength(1)
  })

  it('receive nothing once deleted', async () => {
    const id = await add('李雷')
    await remove(id)
    const wish = { deliverMethod: 'EXPRESS' as const, addressId: id }
    await expect(person.placed(NAMED_SHOWS.expressDelivery, wish)).rejects.toThrow('refused')
  })
})

describe('attendees', () => {
  const PERSON = { name: '李雷', countryCode: 'CN', idType: 'PASSPORT', idNo: 'E12345678' } as const
  const save = (changes: object) => shop.call(createAttendee, { ...PERSON, ...changes }, { as: person.as })
  const kept = async () => (await person.call(listAttendees, PAGE)).list
  const add = async (idNo: string) => (await person.call(createAttendee, { ...PERSON, idNo })).id

  it('keep their identity when changed (USER-023, USER-053)', async () => {
    const id = await add('E12345678')
    const other = await add('E23456789')
    const idCard = { idType: 'ID_CARD', idNo: '11010519491231002x' }
    expect((await save({ id, ...idCard, name: ' 王强 ' })).data).toMatchObject({
      id,
      name: '王强',
      birthday: '1949-12-31',
    })
    expect((await save({ id, ...idCard, name: '王小强', countryCode: 'SG' })).data).toMatchObject({
      id,
      name: '王小强',
    })
    const people = await kept()
    expect(new Map(people.map((each) => [each.id, each.name]))).toEqual(
      new Map([
        [id, '王小强'],
        [other, '李雷'],
      ]),
    )
    expect(people.find((each) => each.id === id)?.countryCode).toBe('SG')
  })

  it.each([
    ['the name is blank (USER-031)', { name: ' \u3000' }, BUSINESS_ERROR.badInput],
    ['the number is none (USER-033)', { idType: 'ID_CARD', idNo: '110105194912310021' }, BUSINESS_ERROR.idNumber],
    ['the country is none (USER-035)', { countryCode: 'XX' }, BUSINESS_ERROR.badInput],
    ['the phone is none', { cellphone: '12345678901' }, BUSINESS_ERROR.badInput],
    ['somebody else who is kept has the document', { idNo: 'e23456789' }, BUSINESS_ERROR.attendeeKnown],
  ])('reject changes when %s', async (_why, changes, code) => {
    const id = await add('E12345678')
    await add('E23456789')
    const before = await kept()
    const answer = await save({ id, ...changes })
    expect(answer).toMatchObject({ statusCode: code, data: null })
    expect(answer.comments).toMatch(/\S/)
    expect(await kept()).toEqual(before)
  })

  it('include the user once, whichever was saved last', async () => {
    const selves = async () => (await kept()).flatMap(({ name, isSelf }) => (isSelf ? name : []))
    await save({ name: '甲', isSelf: true })
    await add('E23456789')
    expect(await selves()).toEqual(['甲'])
    await save({ idNo: 'E34567890', name: '乙', isSelf: true })
    expect(await selves()).toEqual(['乙'])
    expect((await kept())[0]?.name).toBe('乙')
  })

  it('include phone, area code and minor status (USER-023, USER-037)', async () => {
    await save({ cellphone: '91234567', cellphoneCountryCode: '852' })
    expect(await kept()).toMatchObject([{ cellphone: '91234567', cellphoneCountryCode: '852', isMinor: false }])
  })

  it('have the phone of the user while they are minors, and no other (USER-037, D-26)', async () => {
    const minor = { idType: 'ID_CARD', idNo: '110101201503071096' }
    const refused = await save({ ...minor, cellphone: '13800138000' })
    expect(refused).toMatchObject({ statusCode: BUSINESS_ERROR.attendeePhone, data: null })
    expect(refused.comments).toContain('手机号')
    expect((await save(minor)).data).toMatchObject({ isMinor: true, cellphone: expect.stringMatching(/^137/) })
  })

  it('fail without a phone when the session requires one (USER-036)', async () => {
    const { bizShowSessionId } = await offerOf(shop, NAMED_SHOWS.phonePerAttendee)
    const inSession = async () => (await person.call(listAttendees, { ...PAGE, bizShowSessionId })).list
    const id = await add('E12345678')
    expect(await inSession()).toMatchObject([{ selectable: false, disabledReason: expect.stringContaining('手机号') }])
    await expect(person.placed(NAMED_SHOWS.phonePerAttendee, { audienceIds: [id] })).rejects.toThrow('refused')
    await save({ id, cellphone: '13800138000' })
    expect(await inSession()).toMatchObject([{ selectable: true }])
    await person.placed(NAMED_SHOWS.phonePerAttendee, { audienceIds: [id] })
  })

  it('follow the scope and order of a purchase (ORDER-052, USER-053)', async () => {
    const ready = await add('E56789012')
    await save({ id: ready, idNo: 'E56789012', cellphone: '13800138000' })
    const { orderId } = await person.placed(NAMED_SHOWS.phonePerAttendee, { audienceIds: [ready] })
    const { bizShowSessionId } = await offerOf(shop, NAMED_SHOWS.phonePerAttendee)
    shop.clock.advance(1000)
    const later = await add('E67890123')
    const ids = async (query: object) =>
      (await person.call(listAttendees, { ...PAGE, ...query })).list.map(({ id }) => id)
    const wanted = { appId: 'encore', source: 'ORDER', promotionId: '1' }
    const holder = { orderId, qryRange: 'ALL', displayRule: 'SELECTABLE_FIRST' }
    const first = [ready, later]
    // Without a session the one of the order counts, where the first holds a ticket already.
    expect(await ids(wanted)).toEqual([later, ready])
    const inOrder = (await person.call(listAttendees, { ...PAGE, ...holder } as never)).list
    expect(inOrder.map(({ selectable }) => selectable)).toEqual([false, false])
    expect(await ids({ orderId, qryRange: 'SELECTABLE' })).toEqual([])
    await shop.call(cancelOrder, { orderId, reason: NO_REASON }, { as: person.as })
    expect(await ids({ bizShowSessionId })).toEqual([later, ready])
    expect(await ids({ bizShowSessionId, displayRule: 'SELECTABLE_FIRST' })).toEqual(first)
    expect(await ids({ bizShowSessionId, qryRange: 'SELECTABLE' })).toEqual([ready])
  })

  it('never become duplicates, even when changed at once', async () => {
    const ids = [await add('E12345678'), await add('E23456789'), await add('E34567890')]
    const answers = await Promise.all(ids.map((id) => save({ id, idNo: 'E45678901' })))
    const codes = answers.map(({ statusCode }) => statusCode).sort()
    expect(codes).toEqual([STATUS.success, BUSINESS_ERROR.attendeeKnown, BUSINESS_ERROR.attendeeKnown])
  })

  it('get no tickets once deleted', async () => {
    const [id, other] = [await add('E12345678'), await add('E23456789')]
    expect(await person.call(removeAttendee, { id })).toBe(true)
    expect((await kept()).map((each) => each.id)).toEqual([other])
    expect(await shop.call(removeAttendee, { id }, { as: person.as })).toMatchObject({
      statusCode: BUSINESS_ERROR.notFound,
      data: null,
    })
    expect((await save({ id, name: '王强' })).statusCode).toBe(BUSINESS_ERROR.notFound)
    await expect(person.placed(NAMED_SHOWS.realNamePerTicket, { audienceIds: [id] })).rejects.toThrow('refused')
    // The same person may come back.
    expect((await save({})).statusCode).toBe(STATUS.success)
  })
})
