import { Person } from '@test/other-users/person'
import { sandbox } from '@test/sandbox-shop'
import type { TestGateway } from '@test/test-gateway'
import { listRightRecords } from '@/contracts/right/list-right-records'
import { listRights } from '@/contracts/right/list-rights'
import { DAY_MS } from '../src/clock'

/** Phone of a user who logs in twice. */
const LATER = '13700119988'
const PAGE = { offset: 0, length: 20 }

let shop: TestGateway
let person: Person
beforeAll(async () => {
  shop = await createTestGateway()
})
beforeEach(async () => {
  person = await Person.join(shop)
})
afterAll(() => shop.close())

const grant = (gift: object) => sandbox(shop, `users/${person.userId}/grant`, gift)

const kinds = async () => (await person.call(listRights, {})).map(({ rightId }) => rightId)
const records = async (id: string) => (await person.call(listRightRecords, { id, ...PAGE })).list

describe('the rights of a user (USER-005, USER-006)', () => {
  it('start empty', async () => {
    expect([await kinds(), await records('CARD')]).toEqual([[], []])
  })

  it('depend on a passed certification, and do not expire', async () => {
    await grant({ kind: 'certification', certType: 'STUDENT' })
    const [right] = await person.call(listRights, {})
    expect(right).toMatchObject({ rightId: 'STUDENT', name: '学生权益', jump: { target: 'student_verify' } })
    expect(right).not.toHaveProperty('validTo')
    expect(await records('STUDENT')).toMatchObject([{ status: 'ACTIVE', obtainTime: shop.clock.now() }])
  })

  it('end with the membership that gave them, which stays among the records', async () => {
    person = await Person.join(shop, LATER)
    await grant({ kind: 'level' })
    const [right] = await person.call(listRights, {})
    expect(right).toMatchObject({ rightId: 'MEMBERSHIP', validTo: expect.any(Number) })
    shop.clock.advance((right?.validTo ?? 0) - shop.clock.now() + DAY_MS)
    person = await Person.join(shop, LATER)
    expect(await kinds()).toEqual([])
    expect(await records('MEMBERSHIP')).toMatchObject([{ status: 'EXPIRED' }])
  })

  it('belong to the user only', async () => {
    await grant({ kind: 'certification', certType: 'FACE' })
    expect(await kinds()).toEqual(['FACE'])
    const stranger = await Person.join(shop)
    expect(await stranger.call(listRights, {})).toEqual([])
    expect((await stranger.call(listRightRecords, { id: 'FACE', ...PAGE })).list).toEqual([])
  })
})
