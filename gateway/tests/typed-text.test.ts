import type { TestGateway } from '@test/test-gateway'
import { createAddress } from '@/contracts/address/create-address'
import { listAddresses } from '@/contracts/address/list-addresses'
import { createAttendee } from '@/contracts/attendee/create-attendee'
import { listAttendees } from '@/contracts/attendee/list-attendees'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { exchangeCoupon } from '@/contracts/coupon/exchange-coupon'
import { STATUS } from '@/contracts/envelope'

const ADDRESS = {
  receiver: '韩梅梅',
  cellphone: '13800138000',
  countryCode: '86',
  provinceId: '310000',
  cityId: '310100',
  districtId: '310106',
  detailAddress: '南京西路 1 号',
  isDefault: true,
}
const PERSON = { name: '李雷', countryCode: 'CN', idType: 'ID_CARD' as const, idNo: '11010519491231002x' }
const PAGE = { offset: 0, length: 20 }

describe('user input', () => {
  let shop: TestGateway
  let as: string
  beforeEach(async () => {
    shop = await createTestGateway()
    as = await shop.signIn()
  })
  afterEach(() => shop.close())

  it.each([
    { receiver: '   ' },
    { receiver: '\u3000\u00a0\t' },
    { detailAddress: ' '.repeat(20) },
    { cellphone: '10000000000' },
    { cellphone: '12345678901' },
    { cellphone: '98765432', countryCode: '852\n' },
    { cellphone: '5551234', countryCode: '1' },
    { cellphone: '+1 415 555 2671' },
    { cellphone: '138****8000' },
    { cellphone: '912****4567', countryCode: '65' },
    { countryCode: '0' },
    { countryCode: '' },
    { countryCode: 'constructor' },
  ])('rejects an address with %j', async (changes) => {
    const reply = await shop.call(createAddress, { ...ADDRESS, ...changes }, { as })
    expect(reply).toMatchObject({ statusCode: BUSINESS_ERROR.badInput, data: null })
    expect((await shop.call(listAddresses, PAGE, { as })).data?.total).toBe(0)
  })

  it.each([
    ['13800138000', '86'],
    ['19912345678', '86'],
    ['91234567', '852'],
    ['66123456', '853'],
    ['0912345678', '886'],
    ['912345678', '886'],
    ['2025550123', '1'],
  ])('accepts an address with %s of %s, trimmed', async (cellphone, countryCode) => {
    const typed = { cellphone, countryCode, receiver: ' 韩梅梅\u3000', detailAddress: '  南京西路 1 号 ' }
    expect(await shop.call(createAddress, { ...ADDRESS, ...typed }, { as })).toMatchObject({
      statusCode: STATUS.success,
    })
    const { data } = await shop.call(listAddresses, PAGE, { as })
    expect(data?.list).toMatchObject([{ receiver: '韩梅梅', detailAddress: '南京西路 1 号', cellphone, countryCode }])
  })

  it.each([
    { name: '  ' },
    { name: '\u3000' },
    { cellphone: '10000000000' },
    { cellphone: '13800138000', cellphoneCountryCode: '852' },
  ])('rejects a person with %j', async (changes) => {
    const reply = await shop.call(createAttendee, { ...PERSON, ...changes }, { as })
    expect(reply).toMatchObject({ statusCode: BUSINESS_ERROR.badInput, data: null })
    expect((await shop.call(listAttendees, PAGE, { as })).data?.total).toBe(0)
  })

  it.each([
    // Born in 2099, with the right check digit, and with a wrong one.
    { idNo: '11010520990101001X' },
    { idNo: '110105209901010010' },
  ])('rejects a person with the document %j', async (changes) => {
    const reply = await shop.call(createAttendee, { ...PERSON, ...changes }, { as })
    expect(reply).toMatchObject({ statusCode: BUSINESS_ERROR.idNumber, data: null })
    expect((await shop.call(listAttendees, PAGE, { as })).data?.total).toBe(0)
  })

  it('accepts a name with blanks and a number', async () => {
    const typed = { name: ' 李雷 ', cellphone: '91234567', cellphoneCountryCode: '852' }
    const { data } = await shop.call(createAttendee, { ...PERSON, ...typed }, { as })
    expect(data).toMatchObject({ name: '李雷' })
  })

  it('matches a coupon code in any spelling (issue 31)', async () => {
    for (const [at, exchangeCode] of [
      'ＥＮＣＯＲＥ２０２６',
      'ENCORE 2026',
      'encore-2026',
      'ENCORE2026\u200b',
    ].entries()) {
      const own = await shop.signIn(`1390013920${at}`)
      const input = { exchangeCode, obtainType: 'EXCHANGE_CODE', source: 'SHOW_OBTAIN' } as const
      expect(await shop.call(exchangeCoupon, input, { as: own })).toMatchObject({ statusCode: STATUS.success })
    }
  })

  it('matches a phone with area code, grouped or full-width (issue 31)', async () => {
    for (const [cellphone, countryCode] of [
      ['+86 138-0013-8000', '86'],
      ['１３８００１３８０００', '86'],
      ['+852 6123-4567', '86'],
    ] as const) {
      await shop.call(createAddress, { ...ADDRESS, cellphone, countryCode }, { as })
    }
    const { list = [] } = (await shop.call(listAddresses, PAGE, { as })).data ?? {}
    const phones = list.map((address) => `+${address.countryCode} ${address.cellphone}`)
    expect(phones.sort()).toEqual(['+852 61234567', '+86 13800138000', '+86 13800138000'])
  })

  it('matches one attendee for any spelling of a document (issue 31)', async () => {
    const card = { ...PERSON, countryCode: 'HK', idType: 'HONGKONG_ID' } as const
    const create = (idNo: string) => shop.call(createAttendee, { ...card, idNo }, { as })
    expect(await create('A123456（3）')).toMatchObject({ statusCode: STATUS.success })
    for (const idNo of ['A1234563', 'a123456(3', 'Ａ 123456-3']) {
      expect(await create(idNo)).toMatchObject({ statusCode: BUSINESS_ERROR.attendeeKnown })
    }
  })
})
