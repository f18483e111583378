import { GateDoor } from '@test/gate-door'
import { DoorPhone } from '@test/gate-phones'
import type { TestGateway } from '@test/test-gateway'

const MINUTE = 60_000

/** The web app of the door on two phones (decision 151). */
describe('phones at two gates', () => {
  let shop: TestGateway
  let door: GateDoor
  let east: DoorPhone
  let west: DoorPhone

  beforeEach(async () => {
    shop = await createTestGateway()
    door = await GateDoor.open(shop)
    east = await DoorPhone.open(door, '东门')
    west = await DoorPhone.open(door, '西门')
  })
  afterEach(() => shop.close())

  const enteredAtGateway = () => west.phone.counts?.entered

  it('admits a ticket by the gateway while they have a network', async () => {
    const { picture } = await door.shown()
    expect(await east.phone.scan(picture)).toMatchObject({
      answer: 'entered',
      isLocal: false,
      seat: expect.any(String),
    })
    expect(await west.phone.scan(picture)).toMatchObject({ answer: 'used', usedGate: '东门', isLetIn: false })
  })

  it('shows both a conflict of a ticket that entered at each while one had no network', async () => {
    const { picture } = await door.shown()
    east.isConnected = false
    expect(await east.phone.scan(picture)).toMatchObject({ answer: 'entered', isLocal: true })
    shop.clock.advance(MINUTE)
    expect(await west.phone.scan(picture)).toMatchObject({ answer: 'entered', isLocal: false })
    shop.clock.advance(MINUTE)
    east.isConnected = true
    await east.phone.tick()
    await west.phone.tick()
    expect(east.phone.recent[0]).toMatchObject({ answer: 'used', isLetIn: true, isConflict: true, usedGate: '西门' })
    const conflicts = [{ scans: [{ gateName: '东门' }, { gateName: '西门', at: shop.clock.now() - MINUTE }] }]
    expect([east.phone.conflicts, west.phone.conflicts]).toMatchObject([conflicts, conflicts])
    expect([east.phone.waiting, enteredAtGateway()]).toEqual([0, 1])
  })

  it('refuses alone what they know: a second entry, and one at the other gate before', async () => {
    const { picture } = await door.shown()
    await west.phone.scan(picture)
    await east.phone.tick()
    east.isConnected = false
    expect(await east.phone.scan(picture)).toMatchObject({ answer: 'used', isLocal: true, usedGate: '西门' })
    const other = await GateDoor.open(shop)
    west.isConnected = false
    expect(await west.phone.scan((await other.shown()).picture)).toMatchObject({
      answer: 'unchecked',
      doubt: 'not-listed',
      isLetIn: false,
    })
  })

  it('judges an old picture, one of a newer login and a number alone as decision 151 lists', async () => {
    const old = await door.shown()
    shop.clock.advance(11 * MINUTE)
    await east.phone.tick()
    east.isConnected = false
    expect(await east.phone.scan(old.picture)).toMatchObject({ answer: 'expired' })
    expect(await east.phone.scan('000000 000000')).toMatchObject({ answer: 'unchecked', doubt: 'not-listed' })
    expect(await east.phone.scan((await door.shown()).number)).toMatchObject({ answer: 'unchecked', doubt: 'number' })
    expect(await east.phone.scan('x')).toMatchObject({ answer: 'unknown' })
    const forged = (await door.shown()).picture.replace(/.$/, (last) => (last === '0' ? '1' : '0'))
    expect(await east.phone.scan(forged)).toMatchObject({ answer: 'unchecked', doubt: 'code' })
    expect(await east.phone.scan((await door.shown()).picture)).toMatchObject({ answer: 'entered', isLocal: true })
  })

  it('hands in an entry that the staff decided', async () => {
    east.isConnected = false
    const { number } = await door.shown()
    const record = await east.phone.scan(number)
    await east.phone.admit(record)
    await east.phone.admit(record)
    expect(east.phone.waiting).toBe(1)
    shop.clock.advance(30 * MINUTE)
    east.isConnected = true
    await east.phone.tick()
    expect(east.phone.recent[0]).toMatchObject({ answer: 'entered', isTyped: true, isConflict: false })
    await west.phone.tick()
    expect(enteredAtGateway()).toBe(1)
  })

  it('keeps list and scans across a reload without a network', async () => {
    east.isConnected = false
    const { picture } = await door.shown()
    await east.phone.scan(picture)
    const reloaded = await east.reload()
    expect([reloaded.place?.gateName, reloaded.waiting]).toEqual(['东门', 1])
    east.isConnected = true
    await reloaded.tick()
    expect([reloaded.waiting, reloaded.counts?.entered]).toEqual([0, 1])
  })

  it('enters a ticket once when the answer is lost', async () => {
    const { picture } = await door.shown()
    east.losesAnswer = true
    expect(await east.phone.scan(picture)).toMatchObject({ answer: 'entered', isLocal: true })
    await east.phone.tick()
    expect(east.phone.recent[0]).toMatchObject({ answer: 'entered', isLocal: false, isConflict: false })
    expect([east.phone.conflicts, east.phone.counts?.entered]).toEqual([[], 1])
  })

  it('takes an entry back without a network, and reports it later', async () => {
    const { picture } = await door.shown()
    const record = await east.phone.scan(picture)
    east.isConnected = false
    await east.phone.undo(record, '按错了')
    expect(await east.phone.scan(picture)).toMatchObject({ answer: 'entered', isLocal: true })
    east.isConnected = true
    await east.phone.tick()
    expect([east.phone.waiting, east.phone.conflicts, east.phone.counts?.entered]).toEqual([0, [], 1])
  })

  it('judges ten codes of a second, each once', async () => {
    east.isConnected = false
    await east.phone.tick()
    const codes = await Promise.all(Array.from({ length: 10 }, async () => (await door.shown()).picture))
    const records = await Promise.all(codes.map((code) => east.phone.scan(code)))
    expect(records.map(({ answer }) => answer)).toEqual(['entered', ...Array(9).fill('used')])
    expect(east.phone.waiting).toBe(10)
    east.isConnected = true
    await east.phone.tick()
    expect([east.phone.waiting, east.phone.counts?.entered, east.phone.conflicts]).toEqual([0, 1, []])
  })

  it('goes on alone when the session of the staff has ended, and keep the scans', async () => {
    await east.desk.post('sign-out')
    expect(await east.phone.scan((await door.shown()).picture)).toMatchObject({ answer: 'entered', isLocal: true })
    expect([east.phone.isSignedOut, east.phone.waiting]).toEqual([true, 1])
  })
})
