import { freeSeatsOf } from '@test/seat-hall'
import type { TestGateway } from '@test/test-gateway'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { lockSeats } from '@/contracts/seat/lock-seats'
import { releaseSeats } from '@/contracts/seat/release-seats'
import { listSessionsStatic } from '@/contracts/session/list-sessions-static'
import { NAMED_SHOWS } from '../src/demo/named-shows'

const CELLPHONE = '13911110001'
const MINUTE = 60_000
const HOUR = 60 * MINUTE

describe('seats locked by one user (SEAT-024, decision 111)', () => {
  let shop: TestGateway
  let sessions: { showId: string; bizShowSessionId: string }[]

  beforeEach(async () => {
    shop = await createTestGateway()
    const showIds = [NAMED_SHOWS.seatsClub, NAMED_SHOWS.seatsTheatre, NAMED_SHOWS.seatsArena]
    const found = await Promise.all(
      showIds.map(async (showId) => {
        const { data } = await shop.call(listSessionsStatic, { showId })
        return data?.sessions.map(({ bizShowSessionId }) => ({ showId, bizShowSessionId })) ?? []
      }),
    )
    sessions = found.flat()
  })
  afterEach(() => shop.close())

  /** Locks a free seat of a session for the user, who logs in again because an hour passes. */
  async function lock(at = 0, cellphone = CELLPHONE) {
    const session = sessions[at] as (typeof sessions)[number]
    const { seatIds } = await freeSeatsOf(shop, session, 1)
    return shop.call(lockSeats, { ...session, seatIds }, { as: await shop.signIn(cellphone) })
  }

  it('renew for an hour, then free up until the next day', async () => {
    for (let passed = 0; passed < HOUR; passed += 9 * MINUTE) {
      expect((await lock()).data?.seatLockId).toEqual(expect.any(String))
      shop.clock.advance(9 * MINUTE)
    }
    expect(await lock()).toMatchObject({ statusCode: BUSINESS_ERROR.limitReached, data: null })
    expect((await lock()).comments).toBe('您锁定本场座位已满 60 分钟。请先为已选座位下单，或明天再选。')
    expect((await lock(0, '13911110002')).data?.seatLockId).toEqual(expect.any(String))
    shop.clock.advance(24 * HOUR)
    expect((await lock()).data?.seatLockId).toEqual(expect.any(String))
  })

  it('count only the time until their release', async () => {
    for (let times = 0; times < 12; times += 1) {
      const { data } = await lock()
      shop.clock.advance(MINUTE)
      await shop.call(releaseSeats, { seatLockId: data?.seatLockId ?? '' }, { as: await shop.signIn(CELLPHONE) })
      shop.clock.advance(9 * MINUTE)
    }
    expect((await lock()).data?.seatLockId).toEqual(expect.any(String))
  })

  it('belong to three sessions at most, of those that are locked now', async () => {
    const granted = [await lock(0), await lock(1), await lock(2)]
    expect(granted.map(({ data }) => data?.seatLockId)).toEqual(granted.map(() => expect.any(String)))
    expect(await lock(3)).toMatchObject({
      statusCode: BUSINESS_ERROR.limitReached,
      comments: '您已在 3 个场次锁定座位，请先下单或放弃其中一场',
    })
    expect((await lock(2)).data?.seatLockId).toEqual(expect.any(String))
    const seatLockId = granted[0]?.data?.seatLockId ?? ''
    await shop.call(releaseSeats, { seatLockId }, { as: await shop.signIn(CELLPHONE) })
    expect((await lock(3)).data?.seatLockId).toEqual(expect.any(String))
  })

  it('belong to three sessions when requested at the same time', async () => {
    const answers = await Promise.all([0, 1, 2, 3].map((at) => lock(at)))
    expect(answers.filter(({ data }) => data?.seatLockId)).toHaveLength(3)
  })
})
