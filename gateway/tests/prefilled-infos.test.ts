import { orderInput } from '@test/buyer'
import type { TestGateway } from '@test/test-gateway'
import { createAddress } from '@/contracts/address/create-address'
import { removeAddress } from '@/contracts/address/remove-address'
import { createAttendee } from '@/contracts/attendee/create-attendee'
import { removeAttendee } from '@/contracts/attendee/remove-attendee'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { rootPathOf } from '@/contracts/endpoint'
import { cancelOrder } from '@/contracts/order/cancel-order'
import { createOrder } from '@/contracts/order/create-order'
import { listSeatPlansStatic } from '@/contracts/session/list-seat-plans-static'
import { listSessionsStatic } from '@/contracts/session/list-sessions-static'
import { getGroupPrefilledInfo } from '@/contracts/show/get-group-prefilled-info'
import { getPrefilledInfo } from '@/contracts/show/get-prefilled-info'
import { getShowDynamic } from '@/contracts/show/get-show-dynamic'
import { savePrefilledInfo } from '@/contracts/show/save-prefilled-info'
import { NAMED_SHOWS } from '../src/demo/named-shows'
import { DEMO_SHOW_GROUPS } from '../src/demo/show-groups'

const showId = NAMED_SHOWS.hot
const contact = { cellphone: '13800138000', countryCode: '86' }

describe('the preparation for a sale (CAT-014, CAT-111)', () => {
  let shop: TestGateway
  let as: string
  let attendeeId: string
  let bizShowSessionId: string
  let planIds: string[]

  beforeEach(async () => {
    shop = await createTestGateway()
    as = await shop.signIn()
    const person = { name: '李雷', countryCode: 'CN', idType: 'ID_CARD', idNo: '11010519491231002X' } as const
    const { data } = await shop.call(createAttendee, person, { as })
    attendeeId = data?.id ?? ''
    const { data: sessions } = await shop.call(listSessionsStatic, { showId })
    bizShowSessionId = sessions?.sessions[0]?.bizShowSessionId ?? ''
    const { data: plans } = await shop.call(listSeatPlansStatic, { showId, bizShowSessionId })
    planIds = plans?.seatPlans.map(({ seatPlanId }) => seatPlanId) ?? []
  })
  afterEach(() => shop.close())

  const wish = (plan: number, qty = 1) => ({ bizShowSessionId, seatPlanId: planIds[plan] ?? '', qty })
  const save = (wishes = [wish(1, 2), wish(0)], audienceIds = [attendeeId], by = as) =>
    shop.call(savePrefilledInfo, { showId, wishes, audienceIds, contact }, { as: by })
  const read = async (needDetails?: boolean) => {
    const { data } = await shop.call(getPrefilledInfo, { showId, ...(needDetails && { needDetails }) }, { as })
    return data
  }

  it('keeps the delivery address until the user removes it; rejects those of other users', async () => {
    const place = { provinceId: '310000', cityId: '310100', districtId: '310106', detailAddress: '南京西路 1 号' }
    const { data: own } = await shop.call(
      createAddress,
      { receiver: '李雷', ...contact, isDefault: true, ...place },
      { as },
    )
    const addressId = own?.addressId ?? ''
    const about = { showId, wishes: [wish(0)], audienceIds: [attendeeId], contact, addressId }
    await shop.call(savePrefilledInfo, about, { as })
    expect((await read())?.addressId).toBe(addressId)
    const other = await shop.signIn('13900139002')
    const refused = await shop.call(savePrefilledInfo, { ...about, audienceIds: [] }, { as: other })
    expect(refused.data).toBeFalsy()
    await shop.call(removeAddress, { id: addressId }, { as })
    expect(await read()).toMatchObject({ valid: true })
    expect(await read()).not.toHaveProperty('addressId')
  })

  it('belongs for grouped shows to the latest preparation (CAT-111)', async () => {
    // The spelling and the two prefixes are the specification's.
    expect(rootPathOf(getPrefilledInfo)).toBe('/gateway/show/buyer/v3/pre_filed_info/:showId')
    expect(rootPathOf(getGroupPrefilledInfo)).toBe('/buyerapi/buyer/v1/pre_filed_info/:showGroupId')
    const about = { showGroupId: DEMO_SHOW_GROUPS[1].showGroupId, needDetails: true }
    const show = { showId: NAMED_SHOWS.preSale }
    const { data: sessions } = await shop.call(listSessionsStatic, show)
    const session = { bizShowSessionId: sessions?.sessions[0]?.bizShowSessionId ?? '' }
    const { data: plans } = await shop.call(listSeatPlansStatic, { ...show, ...session })
    const wishes = [{ ...session, seatPlanId: plans?.seatPlans[0]?.seatPlanId ?? '', qty: 1 }]
    const read = async () => (await shop.call(getGroupPrefilledInfo, about, { as })).data
    expect(await read()).toEqual({ valid: false, wishes: [], audienceIds: [] })
    await shop.call(savePrefilledInfo, { ...show, wishes, audienceIds: [attendeeId], contact }, { as })
    expect(await read()).toMatchObject({ valid: true, ...show, wishes: [{ seatPlanName: expect.any(String) }] })
    const { data } = await shop.call(getGroupPrefilledInfo, { showGroupId: 'SGnothing' }, { as })
    expect(data).toBeFalsy()
  })

  it('starts empty, and returns the latest input in its order', async () => {
    expect(await read()).toEqual({ valid: false, wishes: [], audienceIds: [] })
    await save()
    await save([wish(2), wish(1)])
    expect(await read()).toMatchObject({
      valid: true,
      wishes: [wish(2), wish(1)],
      audienceIds: [attendeeId],
      contact,
    })
    const details = await read(true)
    expect(details?.wishes[0]).toMatchObject({ sessionName: expect.any(String), seatPlanName: expect.any(String) })
    const { data: other } = await shop.call(getPrefilledInfo, { showId }, { as: await shop.signIn('13900139002') })
    expect(other?.wishes).toEqual([])
  })

  it('returns wishes of one session on request', async () => {
    await save()
    const about = { showId, bizShowSessionId: 'another' }
    expect((await shop.call(getPrefilledInfo, about, { as })).data?.wishes).toEqual([])
  })

  it('omits attendees deleted since', async () => {
    await save()
    await shop.call(removeAttendee, { id: attendeeId }, { as })
    expect(await read()).toMatchObject({ valid: true, wishes: [wish(1, 2), wish(0)], audienceIds: [] })
  })

  it('rejects attendees of others, too few, or too many tickets', async () => {
    const other = await shop.signIn('13900139002')
    const rules = { data: null, statusCode: BUSINESS_ERROR.attendeeRules }
    expect(await save([wish(0)], [attendeeId], other)).toMatchObject(rules)
    expect(await save([wish(0)], [])).toMatchObject(rules)
    expect(await save([wish(0, 6), { ...wish(0), seatPlanId: 'of no show' }])).toMatchObject({ data: null })
    expect(await read()).toMatchObject({ valid: false, wishes: [] })
  })

  it('ends with the first order of the sale, cancelled or not (CAT-081)', async () => {
    await save()
    const { data: show } = await shop.call(getShowDynamic, { showId })
    expect(show?.hotMode).toBe('HOT_ROB')
    shop.clock.set((show?.saleTime ?? 0) + 1000)
    as = await shop.signIn()
    expect(await read()).toMatchObject({ valid: true })
    const { data: order } = await shop.call(createOrder, await orderInput(shop, showId, as, 1, [attendeeId]), { as })
    expect(await read()).toMatchObject({ valid: false, invalidReason: expect.stringContaining('失效') })
    await shop.call(cancelOrder, { orderId: order?.orderId ?? '', reason: 'test' }, { as })
    expect(await read()).toMatchObject({ valid: false })
    expect(await save()).toMatchObject({ data: null, statusCode: BUSINESS_ERROR.badInput })
  })
})
