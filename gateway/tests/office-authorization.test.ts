import { OfficeDesk } from '@test/office-desk'
import type { TestGateway } from '@test/test-gateway'
import { HOUR_MS } from '../src/clock'
import type { StaffRole } from '../src/database/schema/staff'
import { PERMISSIONS } from '../src/office/permissions'
import { officeRoutes } from '../src/office/routes'

const ROLES: readonly StaffRole[] = ['OWNER', 'EDITOR', 'BOX_OFFICE', 'GATE', 'FINANCE', 'SUPPORT']
/** Calls of each role; a permission that is given or taken away changes a number. */
const ALLOWED: Readonly<Record<StaffRole, number>> = {
  OWNER: 49,
  EDITOR: 4,
  BOX_OFFICE: 31,
  GATE: 14,
  FINANCE: 23,
  SUPPORT: 17,
}
/** Without a session. */
const VISITOR = ['POST sign-in', 'POST invitation', 'POST invitation/accept']

/** Every call of the office as each role and as a stranger (decision 148). */
describe('the permissions of the office', () => {
  let shop: TestGateway

  beforeAll(async () => {
    shop = await createTestGateway()
  })
  afterAll(() => shop.close())

  const names = officeRoutes.map(({ name }) => name)
  const guarded = names.filter((name) => !VISITOR.includes(name))
  const call = (desk: OfficeDesk, name: string, headers?: object) => {
    const [method = '', path = ''] = name.split(' ')
    return desk.send(method as 'GET' | 'POST', path.replace(':id', 'none'), { ...(headers && { headers }) })
  }
  const statuses = async (desk: OfficeDesk, headers?: object) => {
    const all = new Map<string, number>()
    for (const name of guarded) all.set(name, (await call(desk, name, headers)).status)
    return all
  }

  it('finds every call in the table, and every line of the table among the calls', () => {
    expect(Object.keys(PERMISSIONS).sort()).toEqual([...names].sort())
    expect(new Set(names).size).toBe(names.length)
  })

  it('opens three calls to visitors', () => {
    expect(names.filter((name) => PERMISSIONS[name] === 'VISITOR')).toEqual(VISITOR)
  })

  it.each(ROLES)('refuses %s what its role does not allow', async (role) => {
    const desk = await OfficeDesk.open(shop, role)
    const refused: string[] = []
    // Ends the session.
    const order = guarded.filter((name) => name !== 'POST sign-out')
    for (const name of [...order, 'POST sign-out']) {
      const { status, body } = await call(desk, name)
      const isAllowed = (PERMISSIONS[name] as readonly string[]).includes(role)
      expect([name, status === 403 && body.code === 'notAllowed']).toEqual([name, !isAllowed])
      if (status === 403) refused.push(name)
    }
    expect(guarded.length - refused.length).toBe(ALLOWED[role])
  })

  it.each(['a shopper', 'nobody'])('refuses %s all calls', async (who) => {
    const token = await shop.signIn()
    const shopper = { 'x-encore-office': '1', 'access-token': token, cookie: `encore_office=${token}` }
    await OfficeDesk.open(shop)
    const visitor = new OfficeDesk(shop, '', '')
    const all = await statuses(visitor, who === 'nobody' ? undefined : shopper)
    expect([...all].filter(([, status]) => status !== 401)).toEqual([])
    expect(all.size).toBe(names.length - VISITOR.length)
  })

  it('refuses a stale session all calls', async () => {
    const desk = await OfficeDesk.open(shop)
    shop.clock.advance(3 * HOUR_MS)
    expect([...(await statuses(desk))].filter(([, status]) => status !== 401)).toEqual([])
  })

  it('refuses a disabled account all calls', async () => {
    const owner = await OfficeDesk.open(shop)
    const desk = await OfficeDesk.open(shop, 'FINANCE')
    const rows = (await owner.get('staff', { perPage: '100' })).body.rows
    const { id, version, role, name } = rows.find(({ email }) => email === desk.email) ?? {}
    const answer = await owner.post(`staff/${id}`, { version, role, name, state: 'DISABLED' })
    expect(answer.status).toBe(200)
    expect([...(await statuses(desk))].filter(([, status]) => status !== 401)).toEqual([])
    expect(await desk.signIn()).toMatchObject({ status: 401 })
  })

  it.each([
    ['without the proof', {}],
    ['with the origin of another site', { 'x-encore-office': '1', origin: 'https://evil.example' }],
    ['from another site', { 'x-encore-office': '1', 'sec-fetch-site': 'cross-site' }],
    ['from a sibling site', { 'x-encore-office': '1', 'sec-fetch-site': 'same-site' }],
  ])('refuses all calls %s', async (_how, headers) => {
    const desk = await OfficeDesk.open(shop)
    for (const name of names) {
      expect([name, await call(desk, name, headers)]).toMatchObject([name, { status: 403, body: { code: 'noProof' } }])
    }
  })

  it('allows no other origin to read answers', async () => {
    await OfficeDesk.open(shop)
    const headers = { origin: 'https://evil.example', 'access-control-request-method': 'GET' }
    const answer = await shop.gateway.inject({ method: 'OPTIONS', url: '/office/api/me', headers })
    expect(answer.headers['access-control-allow-origin']).toBeUndefined()
  })
})
