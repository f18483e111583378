import { Person } from '@test/other-users/person'
import type { TestGateway } from '@test/test-gateway'
import { IS_NIGHTLY } from '@test/tested-platforms'
import { count, eq } from 'drizzle-orm'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { STATUS } from '@/contracts/envelope'
import { castBallot } from '@/contracts/vote/cast-ballot'
import { getVote } from '@/contracts/vote/get-vote'
import { DAY_MS } from '../src/clock'
import { ballots, voteCounts } from '../src/database/schema/votes'
import { demoVotes } from '../src/demo/votes'
import { newId } from '../src/random'

const [ENCORE, POSTER, SEASON] = demoVotes()

/** Users who vote at the same moment. */
const CROWD = IS_NIGHTLY ? 1000 : 60

describe('a vote', () => {
  let shop: TestGateway
  let person: Person

  beforeEach(async () => {
    shop = await createTestGateway()
    person = await Person.join(shop)
  })
  afterEach(() => shop.close())

  const optionsOf = (vote = ENCORE) => vote?.options.map(({ optionId }) => optionId) ?? []
  const cast = (places: readonly number[], { vote = ENCORE, who = person, key = newId() } = {}) =>
    shop.call(
      castBallot,
      { id: vote?.voteId ?? '', optionIds: places.map((at) => optionsOf(vote)[at] ?? 'none') },
      { as: who.as, headers: { 'idempotency-key': key } },
    )
  const seen = async (vote = ENCORE, who?: Person) =>
    (await shop.call(getVote, { id: vote?.voteId ?? '' }, who && { as: who.as })).data

  it('has options, a daily limit and the time it runs (TOPIC-003, TOPIC-007)', async () => {
    const data = await seen()
    expect(data).toMatchObject({
      state: 'ON',
      multi: true,
      maxChoices: 3,
      dailyLimit: 3,
      remaining: 3,
      total: 12806,
      resultVisible: true,
      title: '年度最想再看一次的演出',
    })
    expect(data?.options[0]).toMatchObject({ name: expect.stringContaining('星河入梦'), count: 4210, voted: false })
    expect(await seen(SEASON)).toMatchObject({ state: 'ENDED', resultVisible: true })
    expect(await shop.call(getVote, { id: 'none' })).toMatchObject({ statusCode: BUSINESS_ERROR.notFound })
  })

  it('counts its votes, and returns the remaining ones of the day (TOPIC-006)', async () => {
    const { data } = await cast([0, 1])
    expect(data?.remaining).toBe(1)
    expect(data?.options.slice(0, 3).map(({ count: votes }) => votes)).toEqual([4211, 3103, 2048])
    const after = await seen(ENCORE, person)
    expect(after).toMatchObject({ total: 12808, remaining: 1 })
    expect(after?.options.map(({ voted }) => voted)).toEqual([true, true, false, false, false, false])
    expect((await seen())?.options.every(({ voted }) => !voted)).toBe(true)
  })

  it('enforces the daily limit, and one vote per option and day', async () => {
    expect(await cast([0, 1])).toMatchObject({ statusCode: STATUS.success })
    expect(await cast([0])).toMatchObject({ statusCode: BUSINESS_ERROR.alreadyApplied })
    expect(await cast([2, 3])).toMatchObject({ statusCode: BUSINESS_ERROR.limitReached })
    expect(await cast([2])).toMatchObject({ data: { remaining: 0 } })
    expect(await cast([3])).toMatchObject({ statusCode: BUSINESS_ERROR.limitReached, data: null })
    shop.clock.advance(DAY_MS)
    person = await Person.join(shop)
    expect(await cast([0])).toMatchObject({ data: { remaining: 2 } })
  })

  it('may be cast again on the next day of the shop', async () => {
    await cast([0])
    await shop.database.db.update(ballots).set({ day: '2026-11-19' })
    expect(await seen(ENCORE, person)).toMatchObject({ remaining: 3 })
    expect(await cast([0])).toMatchObject({ data: { remaining: 2 } })
  })

  it('shows its counts only to voters, if the shop wants that', async () => {
    const before = await seen(POSTER, person)
    expect(before).toMatchObject({ resultVisible: false, total: 5312 })
    expect(before?.options.every((option) => !('count' in option))).toBe(true)
    expect((await cast([1], { vote: POSTER })).data?.options).toHaveLength(4)
    expect(await seen(POSTER, person)).toMatchObject({ resultVisible: true, total: 5313 })
    expect(await seen(POSTER)).toMatchObject({ resultVisible: false, total: 5313 })
  })

  it.each<[string, readonly number[], typeof ENCORE, number]>([
    ['with more options than a ballot has', [0, 1], POSTER, BUSINESS_ERROR.badInput],
    ['for an option of nothing', [9], ENCORE, BUSINESS_ERROR.notFound],
    ['when it is over', [0], SEASON, BUSINESS_ERROR.applicationsClosed],
  ])('rejects a ballot %s', async (_when, places, vote, statusCode) => {
    expect(await cast(places, { vote })).toMatchObject({ statusCode, data: null })
    expect((await seen(vote))?.total).toBe(vote?.options.reduce((sum, option) => sum + option.count, 0))
  })

  it('counts once after a lost answer, and enforces the limit on ten simultaneous calls (TOPIC-006)', async () => {
    const first = await cast([0], { key: 'once' })
    expect(await cast([0], { key: 'once' })).toEqual(first)
    const answers = await Promise.all([1, 2, 3, 4, 5, 1, 2, 3, 4, 5].map((at) => cast([at])))
    expect(answers.filter(({ statusCode }) => statusCode === STATUS.success)).toHaveLength(2)
    expect(await seen(ENCORE, person)).toMatchObject({ remaining: 0, total: 12809 })
  })

  it('counts as many as rows for many users at once (TOPIC-006)', async () => {
    const people: Person[] = []
    for (let at = 0; at < CROWD; at += 1) people.push(await Person.join(shop))
    const answers = await Promise.all(people.map((who, at) => cast([at % 6, (at + 2) % 6, (at + 5) % 6], { who })))
    expect(answers.every(({ statusCode }) => statusCode === STATUS.success)).toBe(true)
    const { db } = shop.database
    const rows = await db
      .select({ optionId: ballots.optionId, votes: count() })
      .from(ballots)
      .where(eq(ballots.voteId, ENCORE?.voteId ?? ''))
      .groupBy(ballots.optionId)
    const counted = new Map((await db.select().from(voteCounts)).map((row) => [row.optionId, row.count]))
    expect(rows).toHaveLength(6)
    for (const { optionId, votes } of rows) expect(counted.get(optionId)).toBe(votes)
    expect((await seen())?.total).toBe(12806 + 3 * CROWD)
  }, 300_000)
})
