import { sandbox } from '@test/sandbox-shop'
import { TransferShop } from '@test/transfer-shop'
import { createAttendee } from '@/contracts/attendee/create-attendee'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { STATUS } from '@/contracts/envelope'
import { getRealNames } from '@/contracts/voucher/get-real-names'
import { getTicketCode } from '@/contracts/voucher/get-ticket-code'
import { nameByIdCard } from '@/contracts/voucher/name-by-id-card'
import { setRealNames } from '@/contracts/voucher/set-real-names'
import { certifications } from '../src/database/schema/certifications'
import { users } from '../src/database/schema/people'
import { NAMED_SHOWS } from '../src/demo/named-shows'
import { newId } from '../src/random'
import { DOORS_OPEN_MS } from '../src/services/tickets/doors-open'

/** Every ticket carries a name, which may be changed once. */
const NAMED_SHOW = NAMED_SHOWS.nameChange
const [ID_A, ID_B, ID_C, ID_D] = [
  '11010519491231002X',
  '320102197807154321',
  '110105199003071239',
  '310101198508154328',
] as const

/** Names on tickets, given after the purchase. */
describe('the names on tickets', () => {
  let at: TransferShop
  let voucherId = ''

  beforeEach(async () => {
    at = await TransferShop.open(NAMED_SHOWS.sensitive, 1)
  })
  afterEach(() => at.shop.close())

  const names = async (id = voucherId, as = at.recipient) => (await at.shop.call(getRealNames, { id }, { as })).data
  const name = (items: { ticketId: string; audienceId: string }[], as = at.recipient) =>
    at.shop.call(setRealNames, { id: voucherId, items }, { as })
  const document = (more: { name?: string; idNo?: string; idType?: 'ID_CARD' | 'PASSPORT' | 'MACAO_ID' }) =>
    at.shop.call(
      nameByIdCard,
      { id: voucherId, name: '李雷', idType: 'ID_CARD', idNo: ID_C, ...more },
      { as: at.recipient },
    )

  /** Tickets for a show with names, accepted by the recipient without any. */
  async function received(showId: string = NAMED_SHOWS.realNamePerTicket): Promise<string> {
    await at.buy(showId, 1, await at.people(at.sender, [ID_A]))
    const { data, comments } = await at.accept((await at.sent()).transferCode)
    if (data === null) throw new Error(comments)
    voucherId = data.voucherIds[0] ?? ''
    return (await names())?.items[0]?.ticketId ?? ''
  }

  /** Tickets of the sender for a show with names, with a name on each. */
  async function bought(): Promise<{ ticketId: string }[]> {
    await at.buy(NAMED_SHOW, 2, await at.people(at.sender, [ID_A, ID_B]))
    voucherId = at.voucherId
    return (await names(voucherId, at.sender))?.items ?? []
  }

  it('show as missing on tickets accepted without, with the deadline in the wallet (TICKET-028, TRANSFER-006)', async () => {
    const ticketId = await received()
    const [card] = await at.wallet(at.recipient)
    const deadline = (card?.showTime ?? 0) - DOORS_OPEN_MS
    expect(card).toMatchObject({ needRealName: true, realNameDeadline: deadline })
    expect(await names()).toMatchObject({
      required: true,
      isOpen: true,
      deadline,
      items: [{ ticketId, state: 'MISSING' }],
    })
    expect((await names())?.items[0]).not.toHaveProperty('audience')
  })

  it('save before the deadline, and stay at a concert (TICKET-010, TRANSFER-019)', async () => {
    const ticketId = await received()
    const [audienceId = '', other = ''] = await at.people(at.recipient, [ID_C, ID_D])
    expect(await name([{ ticketId, audienceId }])).toMatchObject({ statusCode: STATUS.success, data: true })
    expect((await names())?.items).toEqual([
      expect.objectContaining({ state: 'FIXED', audience: expect.objectContaining({ name: '王小明' }) }),
    ])
    const [card] = await at.wallet(at.recipient)
    expect(card).toMatchObject({ needRealName: false })
    expect(card).not.toHaveProperty('realNameDeadline')
    expect(await name([{ ticketId, audienceId: other }])).toMatchObject({
      statusCode: BUSINESS_ERROR.realName,
      comments: '该票的观演人不可更改，如需帮助请联系客服',
    })
    await at.books()
  })

  it('fail from the deadline on, to the millisecond (TICKET-028)', async () => {
    const ticketId = await received()
    const [audienceId = ''] = await at.people(at.recipient, [ID_C])
    const { deadline = 0 } = (await names()) ?? {}
    at.shop.clock.set(deadline)
    await at.signIn()
    expect(await name([{ ticketId, audienceId }])).toMatchObject({
      statusCode: BUSINESS_ERROR.realName,
      comments: '已过实名补录截止时间，如需帮助请联系客服',
    })
    expect(await document({})).toMatchObject({ comments: '已过实名补录截止时间，如需帮助请联系客服' })
    expect(await names()).toMatchObject({ isOpen: false, items: [{ state: 'MISSING' }] })
    at.shop.clock.set(deadline - 1)
    expect(await name([{ ticketId, audienceId }])).toMatchObject({ statusCode: STATUS.success })
  })

  it('must accompany a transfer accepted after the deadline (TRANSFER-019)', async () => {
    await at.buy(NAMED_SHOWS.realNamePerTicket, 1, await at.people(at.sender, [ID_A]))
    const begin = (await at.voucher())?.showTime ?? 0
    at.shop.clock.set(begin - DOORS_OPEN_MS - 1)
    await at.signIn()
    const { transferCode } = await at.sent()
    at.shop.clock.advance(1)
    expect(await at.accept(transferCode)).toMatchObject({ statusCode: BUSINESS_ERROR.attendeeRules })
    const people = await at.people(at.recipient, [ID_C])
    expect(await at.accept(transferCode, at.recipient, people)).toMatchObject({ statusCode: STATUS.success })
  })

  it('change once if the show allows it', async () => {
    const [first] = await bought()
    const [third = '', fourth = ''] = await at.people(at.sender, [ID_C, ID_D])
    const { ticketId = '' } = first ?? {}
    expect((await names(voucherId, at.sender))?.items.map(({ state }) => state)).toEqual(['CHANGEABLE', 'CHANGEABLE'])
    expect(await name([{ ticketId, audienceId: third }], at.sender)).toMatchObject({ statusCode: STATUS.success })
    expect((await names(voucherId, at.sender))?.items.map(({ state }) => state)).toEqual(['FIXED', 'CHANGEABLE'])
    expect(await name([{ ticketId, audienceId: fourth }], at.sender)).toMatchObject({
      comments: '该票的观演人不可更改，如需帮助请联系客服',
    })
    expect(await name([{ ticketId, audienceId: third }], at.sender)).toMatchObject({ statusCode: STATUS.success })
  })

  it('save all or none: one person never receives two tickets (TICKET-010)', async () => {
    const items = await bought()
    const [third = ''] = await at.people(at.sender, [ID_C])
    const twice = items.map(({ ticketId }) => ({ ticketId, audienceId: third }))
    expect(await name(twice, at.sender)).toMatchObject({
      statusCode: BUSINESS_ERROR.attendeeRules,
      comments: '该观演人已购买本场次，请更换观演人',
    })
    expect((await names(voucherId, at.sender))?.items.map(({ state }) => state)).toEqual(['CHANGEABLE', 'CHANGEABLE'])
  })

  it('belong to the owner, with attendees of their own', async () => {
    const ticketId = await received()
    const [mine = ''] = await at.people(at.recipient, [ID_C])
    const [theirs = ''] = await at.people(at.sender, [ID_D])
    const notFound = { statusCode: BUSINESS_ERROR.notFound }
    expect(await at.shop.call(getRealNames, { id: voucherId }, { as: at.sender })).toMatchObject(notFound)
    expect(await name([{ ticketId, audienceId: theirs }], at.sender)).toMatchObject(notFound)
    expect(await name([{ ticketId, audienceId: theirs }])).toMatchObject({ statusCode: BUSINESS_ERROR.attendeeRules })
    expect(await name([{ ticketId: 'none', audienceId: mine }])).toMatchObject(notFound)
  })

  it('stay out of sessions without names', async () => {
    voucherId = at.voucherId
    expect(await names(voucherId, at.sender)).toMatchObject({ required: false, items: [{ state: 'FIXED' }] })
    const [mine = ''] = await at.people(at.sender, [ID_C])
    expect(await name([{ ticketId: at.ticketIds[0] ?? '', audienceId: mine }], at.sender)).toMatchObject({
      comments: '本场次无需逐票实名',
    })
  })

  it('decide on entry: the gate rejects a ticket without one (TRANSFER-019)', async () => {
    const ticketId = await received()
    const begin = (await at.wallet(at.recipient))[0]?.showTime ?? 0
    const [audienceId = ''] = await at.people(at.recipient, [ID_C])
    const code = async () =>
      (await at.shop.call(getTicketCode, { id: voucherId }, { as: at.recipient })).data?.codes[0]?.displayCode ?? ''
    const atTheGate = async () => sandbox(at.shop, `vouchers/${voucherId}/check-in`, { code: await code() })
    at.shop.clock.set(begin - DOORS_OPEN_MS - 1)
    await at.signIn()
    expect(await atTheGate()).toMatchObject({ answer: 'no-name' })
    await name([{ ticketId, audienceId }])
    at.shop.clock.advance(1)
    expect(await atTheGate()).toMatchObject({ answer: 'entered' })
  })

  describe('from a document', () => {
    it('keep its holder as an attendee (TICKET-012)', async () => {
      await received()
      expect((await document({ idNo: ` ${ID_C} ` })).data).toEqual({ pass: true })
      expect((await names())?.items[0]?.audience).toEqual({
        name: '李雷',
        idType: 'ID_CARD',
        maskedIdNo: '110***********1239',
      })
      expect(await document({ idNo: ID_D })).toMatchObject({ comments: '该票的观演人不可更改，如需帮助请联系客服' })
    })

    it('reject invalid numbers, and documents that the session does not accept', async () => {
      await received()
      expect(await document({ idNo: '110105199003071238' })).toMatchObject({ statusCode: BUSINESS_ERROR.idNumber })
      expect(await document({ idType: 'MACAO_ID', idNo: '12345678' })).toMatchObject({
        comments: '本场次不支持该证件类型，请换一种证件',
      })
    })

    it('fail when the document is registered under another name', async () => {
      await received()
      const { db } = at.shop.database
      const [somebody] = await db.select().from(users)
      await db.insert(certifications).values({
        id: newId(),
        userId: somebody?.id ?? '',
        type: 'PERSON',
        authType: 'CLERK',
        state: 'PASSED',
        name: '韩梅梅',
        idType: 'ID_CARD',
        idNo: ID_C,
        createdAt: at.shop.clock.now(),
        decidedAt: at.shop.clock.now(),
      })
      expect((await document({})).data).toEqual({ pass: false })
      expect((await names())?.items[0]?.state).toBe('MISSING')
      expect((await document({ name: '韩梅梅' })).data).toEqual({ pass: true })
    })

    it('show passport information as not available (TICKET-032)', async () => {
      await received()
      const passport = { idType: 'PASSPORT', idNo: 'E12345678' } as const
      expect(await document(passport)).toMatchObject({
        statusCode: BUSINESS_ERROR.realName,
        comments: '护照信息不可用',
      })
      const person = { name: '李雷', countryCode: 'FR', ...passport }
      await at.shop.call(createAttendee, person, { as: at.recipient })
      expect((await document(passport)).data).toEqual({ pass: true })
    })
  })
})
