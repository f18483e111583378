import { voucherAt } from '@test/other-users/past-voucher'
import { Person } from '@test/other-users/person'
import { sandbox } from '@test/sandbox-shop'
import type { TestGateway } from '@test/test-gateway'
import { endLogin } from '@/contracts/account/end-login'
import { endOtherLogins } from '@/contracts/account/end-other-logins'
import { listLogins } from '@/contracts/account/list-logins'
import { logOut } from '@/contracts/account/log-out'
import { getTicketCode } from '@/contracts/voucher/get-ticket-code'
import { entryCodeOfKeys, entryNumber } from '@/domain/entry-code'

const CELLPHONE = '13911110000'
const HOUR = 3_600_000
const UNKNOWN = { http: 404, error: 'code' }

describe('codes of a device whose login has ended (contract D-22)', () => {
  let shop: TestGateway
  let person: Person
  let id: string

  beforeEach(async () => {
    shop = await createTestGateway()
    person = await Person.join(shop, CELLPHONE)
    id = await voucherAt(person, shop.clock.now() + HOUR)
  })
  afterEach(() => shop.close())

  const show = (code: string) => sandbox(shop, `vouchers/${id}/check-in`, { code })
  /** Codes of a device with this login: the picture, the number, and both made from its keys. */
  async function codesOf(as = person.as) {
    const { data } = await shop.call(getTicketCode, { id }, { as })
    const [code] = data?.codes ?? []
    if (!code) throw new Error('no code')
    const made = entryCodeOfKeys(code.ticketId, code.entryKeys ?? [], shop.clock.now())
    return [code.qrCode, code.displayCode, made, entryNumber(code.displayCode, made)]
  }

  it.each([
    ['a log-out', (as: string) => shop.call(logOut, { appId: 'x' }, { as })],
    [
      'a log-out from another device',
      async (_as: string, other: string) => {
        const { data } = await shop.call(listLogins, {}, { as: other })
        const rest = data?.filter(({ isCurrent }) => !isCurrent) ?? []
        for (const login of rest) await shop.call(endLogin, { id: login.id }, { as: other })
      },
    ],
    ['a log-out of all other devices', (_as: string, other: string) => shop.call(endOtherLogins, {}, { as: other })],
  ])('open nothing after %s, while another device stays good', async (_way, end) => {
    const stolen = await codesOf()
    const other = await shop.signIn(CELLPHONE)
    const own = await codesOf(other)
    await end(person.as, other)
    for (const code of stolen) expect(await show(code)).toEqual(UNKNOWN)
    expect(await show(own[2] ?? '')).toMatchObject({ answer: 'entered' })
  })

  it('open once or never when the login ends at the same moment, and nothing afterwards', async () => {
    const [code = ''] = await codesOf()
    const [entry] = await Promise.all([show(code), shop.call(logOut, { appId: 'x' }, { as: person.as })])
    expect([{ http: 200, answer: 'entered' }, UNKNOWN]).toContainEqual(entry)
    expect(await show(code)).toEqual(UNKNOWN)
  })
})
