import { GateDoor } from '@test/gate-door'
import { OfficeDesk } from '@test/office-desk'
import type { TestGateway } from '@test/test-gateway'
import { eq } from 'drizzle-orm'
import { logOut } from '@/contracts/account/log-out'
import { staffAudit } from '../src/database/schema/staff'
import { tickets } from '../src/database/schema/tickets'
import { NAMED_SHOWS } from '../src/demo/named-shows'

const MINUTE = 60_000

/** Phones of staff at the door (decision 151). */
describe('scans at a gate', () => {
  let shop: TestGateway
  let door: GateDoor

  beforeEach(async () => {
    shop = await createTestGateway()
    door = await GateDoor.open(shop)
  })
  afterEach(() => shop.close())

  const states = async () =>
    (await shop.database.db.select().from(tickets).where(eq(tickets.sessionId, door.sessionId))).map(
      ({ state, usedGate }) => [state, usedGate],
    )
  const auditRows = async () =>
    (await shop.database.db.select().from(staffAudit))
      .filter(({ action }) => action.includes('gate/'))
      .map(({ action, after, reason }) => [action, after?.answer ?? after?.isUndone, reason])

  it('admits a ticket once, and shows time and gate of its entry at another one', async () => {
    const [east, west] = [await door.phone('东门'), await door.phone('西门')]
    const { picture } = await door.shown()
    expect(await east.enter(picture)).toMatchObject({ answer: 'entered', isLetIn: true })
    expect(await west.enter(picture)).toMatchObject({
      answer: 'used',
      isLetIn: false,
      usedGate: '东门',
      usedText: expect.stringContaining('10:00'),
    })
  })

  it('counts a scan once when it arrives twice', async () => {
    const phone = await door.phone('东门')
    const scan = phone.scan((await door.shown()).picture)
    const [first] = (await phone.send([scan])).body.answers as object[]
    const [second] = (await phone.send([scan, scan])).body.answers as object[]
    expect([first, second]).toMatchObject([{ answer: 'entered' }, { answer: 'entered', isLetIn: true }])
    expect(await auditRows()).toHaveLength(1)
    expect((await phone.news()).counts).toEqual({ sold: 1, entered: 1, gates: [{ name: '东门', entered: 1 }] })
  })

  it('admits one of two phones with the same code at the same moment', async () => {
    const phones = [await door.phone('东门'), await door.phone('西门')]
    const { picture } = await door.shown()
    const answers = await Promise.all(phones.map((phone) => phone.enter(picture)))
    expect(answers.map(({ answer }) => answer).sort()).toEqual(['entered', 'used'])
  })

  it('shows both phones the conflict when one of them had no network', async () => {
    const [east, west] = [await door.phone('东门'), await door.phone('西门')]
    const at = shop.clock.now()
    const { picture } = await door.shown()
    shop.clock.advance(2 * MINUTE)
    expect(await west.enter(picture)).toMatchObject({ answer: 'entered' })
    shop.clock.advance(30 * MINUTE)
    expect(await east.handIn(picture, at)).toMatchObject({ answer: 'used', isLetIn: true, usedGate: '西门' })
    for (const phone of [east, west]) {
      expect((await phone.news()).conflicts).toMatchObject([
        {
          label: expect.any(String),
          scans: [
            { gateName: '东门', at, answer: 'used' },
            { gateName: '西门', at: at + 2 * MINUTE, answer: 'entered' },
          ],
        },
      ])
    }
  })

  it('shows the conflict of a phone that missed the refusal and let the person in', async () => {
    const [east, west] = [await door.phone('东门'), await door.phone('西门')]
    const { picture } = await door.shown()
    await west.enter(picture)
    shop.clock.advance(MINUTE)
    const scan = east.scan(picture)
    await east.send([scan])
    expect((await west.news()).conflicts).toEqual([])
    await east.send([{ ...scan, isLate: true, isLetIn: true }])
    expect((await west.news()).conflicts).toMatchObject([{ scans: [{ gateName: '西门' }, { gateName: '东门' }] }])
  })

  it('checks a late scan at its own time', async () => {
    const phone = await door.phone('东门')
    const at = shop.clock.now()
    const { picture } = await door.shown()
    shop.clock.advance(45 * MINUTE)
    expect(await phone.enter(picture)).toMatchObject({ answer: 'expired', isLetIn: false })
    expect(await phone.handIn(picture, at)).toMatchObject({ answer: 'entered' })
  })

  it('accepts a late scan of a login that ended after it, and none of one that ended before', async () => {
    const phone = await door.phone('东门')
    const { picture } = await door.shown()
    const at = shop.clock.now()
    shop.clock.advance(MINUTE)
    await door.holder.call(logOut, { appId: 'x' })
    shop.clock.advance(MINUTE)
    expect(await phone.handIn(picture, shop.clock.now())).toMatchObject({ answer: 'unknown', isLetIn: true })
    expect((await phone.news()).conflicts).toMatchObject([{ label: null, scans: [{ answer: 'unknown' }] }])
    expect(await phone.handIn(picture, at)).toMatchObject({ answer: 'entered' })
  })

  it('refuses a seat of another entrance, and admits it there', async () => {
    const seat = { zone: '', entrance: { 'zh-CN': '北门', 'zh-MO': '北門', 'en-US': 'North' } }
    const [own] = await shop.database.db.select().from(tickets).where(eq(tickets.sessionId, door.sessionId))
    await shop.database.db
      .update(tickets)
      .set({ seat: { ...own?.seat, ...seat } as never })
      .where(eq(tickets.id, own?.id ?? ''))
    const phone = await door.phone('南门')
    const { picture } = await door.shown()
    expect(await phone.enter(picture, { entrance: '南门' })).toMatchObject({ answer: 'wrong-gate', entrance: '北门' })
    expect(await phone.enter(picture, { entrance: '北门' })).toMatchObject({ answer: 'entered' })
  })

  it('takes an entry back with a reason, once, and admits the ticket again', async () => {
    const phone = await door.phone('东门')
    const { picture } = await door.shown()
    const { id } = await phone.enter(picture)
    expect((await phone.undo(id)).status).toBe(200)
    expect((await phone.undo(id)).status).toBe(200)
    expect(await states()).toEqual([['UNUSED', null]])
    expect(await phone.enter(picture)).toMatchObject({ answer: 'entered' })
    expect(await auditRows()).toEqual(
      expect.arrayContaining([
        ['POST gate/scans', 'entered', ''],
        ['POST gate/scans/:id/undo', true, '按错了'],
        ['POST gate/scans', 'entered', ''],
      ]),
    )
    expect(await auditRows()).toHaveLength(3)
  })

  it('leaves the ticket to the other entry when one of two is taken back', async () => {
    const [east, west] = [await door.phone('东门'), await door.phone('西门')]
    const { picture } = await door.shown()
    const { id } = await west.enter(picture)
    const late = await east.handIn(picture, shop.clock.now())
    await west.undo(id)
    expect(await states()).toEqual([['USED', '东门']])
    expect((await west.news()).conflicts).toEqual([])
    await east.undo(late.id)
    expect(await states()).toEqual([['UNUSED', null]])
  })

  it('rejects the undoing of a refused scan', async () => {
    const phone = await door.phone('东门')
    const { id } = await phone.enter('ENCORE:x:y:z')
    expect(await phone.undo(id)).toMatchObject({ status: 404 })
    expect(await phone.undo('none')).toMatchObject({ status: 404 })
    expect(await auditRows()).toEqual([['POST gate/scans', 'unknown', '']])
  })

  it('marks a number that was read out, and takes it alone', async () => {
    const phone = await door.phone('东门')
    const { number, picture } = await door.shown()
    expect(await phone.send([phone.scan(number), phone.scan(picture)])).toMatchObject({ status: 400 })
    expect(await phone.enter(number)).toMatchObject({ answer: 'entered', isTyped: true })
  })

  it('names the session of a ticket for another one', async () => {
    const phone = await door.phone('东门')
    const other = await door.holder.voucherOf(await door.holder.paid(NAMED_SHOWS.sensitive))
    const { picture } = await door.shown(other)
    expect(await phone.enter(picture)).toMatchObject({ answer: 'wrong-session', timeText: expect.any(String) })
  })

  it('lists the sessions of the door with counts', async () => {
    const { desk } = await door.phone('东门')
    const row = { id: door.sessionId, tickets: 1, entered: 0, title: expect.any(String), timeText: expect.any(String) }
    expect((await desk.get('admissions')).body).toMatchObject({ now: shop.clock.now(), rows: [row] })
  })

  it.each(['EDITOR', 'FINANCE', 'SUPPORT'] as const)('refuses %s the calls of the door', async (role) => {
    const desk = await OfficeDesk.open(shop, role)
    const scan = { id: '0'.repeat(32), code: 'x', at: 0 }
    const answers = [
      await desk.get('gate/list', { sessionId: door.sessionId, salt: '0'.repeat(32) }),
      await desk.get('gate/news', { sessionId: door.sessionId, salt: '0'.repeat(32), since: '0' }),
      await desk.post('gate/scans', { sessionId: door.sessionId, gateName: '', scans: [scan] }),
      await desk.post('gate/scans/x/undo', { reason: 'x' }),
    ]
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(answers.map(() => [403, 'notAllowed']))
  })
})
