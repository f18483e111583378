import { OfficeDesk, PASSWORD } from '@test/office-desk'
import type { TestGateway } from '@test/test-gateway'
import { DAY_MS, HOUR_MS } from '../src/clock'
import { inviteStaff } from '../src/office/invitations'

const MINUTE = 60_000

/** Accounts of staff, their second factor and their sessions (decision 148). */
describe('signing in to the office', () => {
  let shop: TestGateway

  beforeEach(async () => {
    shop = await createTestGateway()
  })
  afterEach(() => shop.close())

  const invitation = async () => {
    const invited = { email: 'Owner@Shop.example', name: '李雷', role: 'OWNER' as const }
    return (await inviteStaff({ db: shop.database.db, clock: shop.clock }, invited)).token
  }
  const visitor = () => new OfficeDesk(shop, '', '')

  it('offers no office before the first invitation', async () => {
    expect(await visitor().get('me')).toMatchObject({ status: 404, body: { code: 'notFound' } })
    await invitation()
    expect(await visitor().get('me')).toMatchObject({ status: 401, body: { code: 'signedOut' } })
  })

  it('signs the first owner in by an invitation, once', async () => {
    const token = await invitation()
    const desk = await OfficeDesk.accept(shop, token)
    expect((await desk.get('me')).body).toMatchObject({ email: 'owner@shop.example', role: 'OWNER' })
    expect(await visitor().post('invitation', { token })).toMatchObject({ status: 404 })
    expect(await visitor().post('invitation/accept', { token, password: PASSWORD, code: desk.code(1) })).toMatchObject({
      status: 404,
    })
  })

  it('rejects an invitation after three days', async () => {
    const token = await invitation()
    shop.clock.advance(3 * DAY_MS)
    expect(await visitor().post('invitation', { token })).toMatchObject({ status: 404 })
  })

  it.each([
    ['a short password', { password: 'short pass1' }, 'weakPassword'],
    ['another code', { code: '000000' }, 'wrongCode'],
  ])('rejects an invitation with %s', async (_what, changes, code) => {
    const token = await invitation()
    const { body } = await visitor().post('invitation', { token })
    const desk = new OfficeDesk(shop, String(body.email), String(body.secret))
    const input = { token, password: PASSWORD, code: desk.code(), ...changes }
    expect(await desk.post('invitation/accept', input)).toMatchObject({ status: 400, body: { code } })
    expect(await desk.get('me')).toMatchObject({ status: 401 })
  })

  it('sends the session in a cookie that no script and no other site sees', async () => {
    const desk = await OfficeDesk.open(shop)
    const answer = await shop.gateway.inject({
      method: 'POST',
      url: '/office/api/sign-in',
      headers: { 'x-encore-office': '1' },
      payload: { email: desk.email, password: PASSWORD, code: desk.code(1) },
    })
    expect(answer.headers['set-cookie']).toMatch(/^encore_office=[\w-]{43}; Path=\/office; HttpOnly; SameSite=Strict$/)
  })

  it.each([
    ['another password', { password: 'wrong horse battery' }],
    ['another code', { code: '000000' }],
    ['another address', { email: 'nobody@shop.example' }],
  ])('shows the same refusal for %s', async (_what, changes) => {
    const desk = await OfficeDesk.open(shop)
    desk.cookie = ''
    expect(await desk.signIn(changes)).toMatchObject({ status: 401, body: { code: 'wrongSignIn' } })
    expect(await desk.get('me')).toMatchObject({ status: 401 })
  })

  it('accepts a code of the second factor once', async () => {
    const desk = await OfficeDesk.open(shop)
    const code = desk.code(1)
    expect(await desk.signIn({ code })).toMatchObject({ status: 200 })
    expect(await desk.signIn({ code })).toMatchObject({ status: 401 })
    shop.clock.advance(MINUTE)
    expect(await desk.signIn()).toMatchObject({ status: 200 })
  })

  it('refuses the right password after ten wrong ones within a quarter of an hour', async () => {
    const desk = await OfficeDesk.open(shop)
    for (let tries = 0; tries < 10; tries += 1) await desk.signIn({ password: 'x' })
    expect(await desk.signIn()).toMatchObject({ status: 429, body: { code: 'tooManyAttempts' } })
    shop.clock.advance(15 * MINUTE)
    expect(await desk.signIn()).toMatchObject({ status: 200 })
  })

  it.each([
    ['two hours without a call', [2 * HOUR_MS]],
    ['twelve hours of work', Array.from({ length: 12 }, () => HOUR_MS)],
  ])('ends a session after %s', async (_what, pauses) => {
    const desk = await OfficeDesk.open(shop)
    const statuses: number[] = []
    for (const pause of pauses) {
      shop.clock.advance(pause)
      statuses.push((await desk.get('me')).status)
    }
    expect(statuses).toEqual([...pauses.slice(1).map(() => 200), 401])
  })

  it('lists the sessions of a member of staff and ends them', async () => {
    const desk = await OfficeDesk.open(shop)
    const other = new OfficeDesk(shop, desk.email, desk.secret)
    await other.signIn()
    const { rows } = (await desk.get('sessions')).body
    expect(rows.map(({ isCurrent }) => isCurrent).sort()).toEqual([false, true])
    const stranger = await OfficeDesk.open(shop)
    const { id } = rows.find(({ isCurrent }) => !isCurrent) ?? {}
    expect(await stranger.post(`sessions/${id}/end`)).toMatchObject({ status: 404 })
    expect(await other.get('me')).toMatchObject({ status: 200 })
    expect(await desk.post(`sessions/${id}/end`)).toMatchObject({ status: 200 })
    expect(await other.get('me')).toMatchObject({ status: 401 })
    expect(await desk.post('sign-out')).toMatchObject({ status: 200 })
    expect(await desk.get('me')).toMatchObject({ status: 401 })
  })

  it('keeps the staff when the sandbox resets the shop', async () => {
    const desk = await OfficeDesk.open(shop)
    await shop.gateway.inject({ method: 'POST', url: '/sandbox/api/reset' })
    expect(await desk.get('me')).toMatchObject({ status: 200, body: { email: desk.email } })
  })

  it('serves the office without the sandbox', async () => {
    const desk = await OfficeDesk.open(shop)
    const { gateway } = await shop.withoutProviders()
    const headers = { 'x-encore-office': '1', cookie: desk.cookie }
    expect((await gateway.inject({ url: '/office/api/me', headers })).statusCode).toBe(200)
  })
})
