import { newEmail } from '@test/email-account'
import { newPolicyIds } from '@test/mailbox'
import type { TestGateway } from '@test/test-gateway'
import { TransferShop } from '@test/transfer-shop'
import { changeProfile } from '@/contracts/account/change-profile'
import { getProfile } from '@/contracts/account/get-profile'
import { registerByEmail } from '@/contracts/account/register-by-email'
import { createAddress } from '@/contracts/address/create-address'
import { createAttendee } from '@/contracts/attendee/create-attendee'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { rootPathOf } from '@/contracts/endpoint'
import { listSlots } from '@/contracts/reserve/list-slots'
import { listShows } from '@/contracts/show/list-shows'
import { searchShows } from '@/contracts/show/search-shows'
import { isShownText } from '@/domain/shown-text'
import { users } from '../src/database/schema/people'
import { NAMED_SHOWS } from '../src/demo/named-shows'

/** Turned, invisible, of several lines, half a character (issue 31). */
const HIDDEN = ['\u202eevil', '\u200b\u200b', 'a\r\nb', 'a\u2028b', 'a\ud800b', '\u2066a']
const REFUSED = { statusCode: BUSINESS_ERROR.badInput, data: null }

let shop: TestGateway
let as: string
beforeAll(async () => {
  shop = await createTestGateway()
  as = await shop.signIn()
})
afterAll(() => shop.close())

describe('a text that others see', () => {
  it.each(HIDDEN)('fails as a nickname: %j', async (nickname) => {
    const before = (await shop.call(getProfile, {}, { as })).data?.nickname
    const answer = await shop.call(changeProfile, { nickname }, { as })
    expect(answer).toMatchObject(REFUSED)
    expect(answer.comments).toBe('含有无法显示的字符，请删除后重试')
    expect((await shop.call(getProfile, {}, { as })).data?.nickname).toBe(before)
    const policyIds = await newPolicyIds(shop)
    const registration = { email: newEmail(), password: 'Encore.2026', policyIds, nickname }
    expect(await shop.call(registerByEmail, registration)).toMatchObject(REFUSED)
  })

  it.each(HIDDEN)('fails as the name of an attendee, whose line breaks count as blanks: %j', async (name) => {
    const person = { name: `王${name}`, countryCode: 'CN', idType: 'PASSPORT', idNo: 'E12345678' } as const
    const { data } = await shop.call(createAttendee, person, { as })
    expect(isShownText(data?.name ?? '')).toBe(true)
    if (!/\s/.test(name)) expect(data).toBeNull()
  })

  it.each(HIDDEN)('fails as a receiver: %j', async (receiver) => {
    const place = { provinceId: '310000', cityId: '310100', districtId: '310101' }
    const phone = { cellphone: '13800138000', countryCode: '86' }
    const address = { receiver, ...phone, ...place, detailAddress: '南京西路 1 号', isDefault: false }
    expect(await shop.call(createAddress, address, { as })).toMatchObject(REFUSED)
  })

  it('keeps emoji and scripts of all languages', async () => {
    for (const nickname of ['👨‍👩‍👧 ❤️', 'عمر', '𠮷野家'])
      expect((await shop.call(changeProfile, { nickname }, { as })).data?.nickname).toBe(nickname)
  })
})

describe('the message of a transfer', () => {
  it('may contain lines, but no direction marks', async () => {
    const at = await TransferShop.open(NAMED_SHOWS.simpleConcert, 2)
    expect(await at.send({ message: 'for you\u202e' })).toMatchObject(REFUSED)
    const { transferCode } = await at.sent({ message: 'first\nsecond' })
    expect((await at.view(transferCode))?.message).toBe('first\nsecond')
    await at.shop.close()
  })

  it("hides the sender's ids from holders of the link", async () => {
    const at = await TransferShop.open(NAMED_SHOWS.simpleConcert, 1)
    const { transferCode } = await at.sent()
    const { data: profile } = await at.shop.call(getProfile, {}, { as: at.sender })
    const shown = JSON.stringify(await at.view(transferCode))
    for (const { id } of await at.shop.database.db.select().from(users)) expect(shown).not.toContain(id)
    expect((await at.view(transferCode))?.sender.avatar).toBe(profile?.avatar)
    await at.shop.close()
  })
})

describe('a day that is on no calendar', () => {
  it.each(['2026-13-01', '2026-02-30', '2026-00-10', '0000-00-00'])('fails in every date field: %s', async (day) => {
    for (const dates of [{ startDate: day }, { endDate: day }]) {
      expect(await shop.call(listShows, { offset: 0, length: 1, ...dates })).toMatchObject(REFUSED)
      const wanted = { keyword: '', pageType: 'SEARCH', offset: 0, length: 1, ...dates } as never
      expect(await shop.call(searchShows, wanted)).toMatchObject(REFUSED)
    }
    expect((await shop.call(listSlots, { reserveId: 'x', date: day })).statusCode).toBe(BUSINESS_ERROR.badInput)
    expect(await shop.call(changeProfile, { birthday: day }, { as })).toMatchObject(REFUSED)
  })

  it('differs from one that is', async () => {
    const url = `${rootPathOf(listShows)}?offset=0&length=1&startDate=2026-12-31`
    expect((await shop.gateway.inject({ url })).json()).toMatchObject({ statusCode: 200 })
  })
})
