import { OfficeDesk } from '@test/office-desk'
import type { TestGateway } from '@test/test-gateway'
import { count } from 'drizzle-orm'
import { staffAudit } from '../src/database/schema/staff'

/** Accounts of staff as an owner changes them, and the audit log (decisions 148 and 149). */
describe('staff and audit log', () => {
  let shop: TestGateway
  let owner: OfficeDesk

  beforeEach(async () => {
    shop = await createTestGateway()
    owner = await OfficeDesk.open(shop)
  })
  afterEach(() => shop.close())

  const invite = (changes: object = {}) =>
    owner.post('staff/invite', { email: 'gate@shop.example', name: '韩梅梅', role: 'GATE', ...changes })
  const tokenOf = (invitation: unknown) => new URL(String(invitation).replace('#', '')).searchParams.get('token') ?? ''
  const row = async (email: string) => {
    const { rows } = (await owner.get('staff')).body
    const { id, version, role, name, state } = rows.find((each) => each.email === email) ?? {}
    return { id, version, role, name, state }
  }
  const change = async (email: string, changes: object) => {
    const { id, ...form } = await row(email)
    return owner.post(`staff/${id}`, { ...form, ...changes })
  }

  it('invites a colleague, who signs in with the role', async () => {
    const { status, body } = await invite()
    expect([status, body.invitation]).toEqual([
      200,
      expect.stringMatching(/^http:\/\/.*\/office\/#\/invitation\?token=/),
    ])
    const desk = await OfficeDesk.accept(shop, tokenOf(body.invitation))
    expect((await desk.get('me')).body).toMatchObject({ name: '韩梅梅', role: 'GATE' })
    expect(await invite()).toMatchObject({ status: 409, body: { code: 'emailInUse' } })
  })

  it.each([
    ['no address', { email: 'nobody' }],
    ['an unknown role', { role: 'ADMIN' }],
    ['an unknown field', { role: 'GATE', name: 5 }],
  ])('rejects an invitation with %s', async (_what, changes) => {
    expect(await invite(changes)).toMatchObject({ status: 400, body: { code: 'badInput' } })
  })

  it('shows the second of two people that a form has changed, and overwrites nothing', async () => {
    await invite()
    const opened = await row('gate@shop.example')
    const { id, ...form } = opened
    expect(await owner.post(`staff/${id}`, { ...form, role: 'SUPPORT' })).toMatchObject({ status: 200 })
    expect(await owner.post(`staff/${id}`, { ...form, role: 'FINANCE' })).toMatchObject({
      status: 409,
      body: { code: 'changed' },
    })
    expect(await row('gate@shop.example')).toMatchObject({ role: 'SUPPORT', version: 2 })
  })

  it('accepts one of two changes of the same version at once', async () => {
    await invite()
    const { id, ...form } = await row('gate@shop.example')
    const answers = await Promise.all(
      ['SUPPORT', 'FINANCE', 'EDITOR'].map((role) => owner.post(`staff/${id}`, { ...form, role })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  })

  it.each([
    ['disabled', { state: 'DISABLED' }],
    ['given another role', { role: 'EDITOR' }],
    ['invited again', { isInvitedAgain: true }],
  ])('keeps the last owner from being %s', async (_what, changes) => {
    expect(await change(owner.email, changes)).toMatchObject({ status: 409, body: { code: 'lastOwner' } })
    expect(await owner.get('me')).toMatchObject({ status: 200, body: { role: 'OWNER' } })
  })

  it('ends the sessions of an account that is invited again, with its password and its second factor', async () => {
    const desk = await OfficeDesk.accept(shop, tokenOf((await invite()).body.invitation))
    const { body } = await change(desk.email, { isInvitedAgain: true })
    expect(await desk.get('me')).toMatchObject({ status: 401 })
    expect(await desk.signIn()).toMatchObject({ status: 401 })
    const again = await OfficeDesk.accept(shop, tokenOf(body.invitation))
    expect(again.secret).not.toBe(desk.secret)
    expect(await again.get('me')).toMatchObject({ status: 200 })
  })

  it('activates no account that has not accepted its invitation', async () => {
    await invite()
    expect(await change('gate@shop.example', { state: 'ACTIVE' })).toMatchObject({ status: 400 })
  })

  it('logs who changed what, with before and after', async () => {
    await invite()
    const { id } = await row('gate@shop.example')
    shop.clock.advance(1)
    await change('gate@shop.example', { role: 'SUPPORT' })
    const { total, rows } = (await owner.get('audit', { targetId: String(id) })).body
    expect(total).toBe(2)
    expect(rows).toMatchObject([
      {
        action: 'POST staff/:id',
        staffName: '李雷',
        target: 'staff',
        before: { role: 'GATE', state: 'INVITED' },
        after: { role: 'SUPPORT', state: 'INVITED' },
      },
      { action: 'POST staff/invite', before: null, after: { role: 'GATE', state: 'INVITED' } },
    ])
  })

  it('logs nothing of a refused change', async () => {
    const before = await shop.database.db.select({ all: count() }).from(staffAudit)
    await change(owner.email, { state: 'DISABLED' })
    await invite({ email: owner.email })
    expect(await shop.database.db.select({ all: count() }).from(staffAudit)).toEqual(before)
  })

  it('filters, sorts and pages the audit log', async () => {
    for (const at of [1, 2, 3]) await invite({ email: `gate${at}@shop.example` })
    const invited = (query: Record<string, string>) => owner.get('audit', { action: 'staff/invite', ...query })
    expect((await invited({ perPage: '2' })).body).toMatchObject({ total: 3, rows: [{}, {}] })
    expect((await invited({ perPage: '2', page: '2' })).body.rows).toHaveLength(1)
    expect((await invited({ action: '%' })).body.total).toBe(0)
    const [latest, earliest] = [await invited({}), await invited({ order: 'ASC' })]
    expect(earliest.body.rows).toEqual([...latest.body.rows].reverse())
    expect(await invited({ perPage: '101' })).toMatchObject({ status: 400, body: { field: 'perPage' } })
  })

  it('exports a file that a spreadsheet opens without executing anything', async () => {
    await invite({ name: '=HYPERLINK("https://evil.example")', email: 'evil@shop.example', role: 'OWNER' })
    const { rows } = (await owner.get('staff')).body
    const evil = rows.find(({ email }) => email === 'evil@shop.example') ?? {}
    const invitation = (await owner.post(`staff/${evil.id}`, { ...formOf(evil), isInvitedAgain: true })).body.invitation
    const desk = await OfficeDesk.accept(shop, tokenOf(invitation))
    const { text } = await desk.get('audit/export')
    const cells = text
      .split('\r\n')
      .slice(1, -1)
      .map((line) => line.split(',')[1])
    expect(text.startsWith('\uFEFFat,staff,')).toBe(true)
    expect(cells.filter((cell) => cell?.includes('HYPERLINK')).length).toBeGreaterThan(0)
    expect(cells.filter((cell) => cell?.includes('HYPERLINK') && !cell.startsWith(`"'=`))).toEqual([])
  })
})

function formOf({ version, role, name, state }: Record<string, unknown>) {
  return { version, role, name, state }
}
