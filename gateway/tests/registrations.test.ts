import { Person } from '@test/other-users/person'
import { sandbox } from '@test/sandbox-shop'
import type { TestGateway } from '@test/test-gateway'
import { IS_NIGHTLY } from '@test/tested-platforms'
import { and, eq, sum } from 'drizzle-orm'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { getEntrance } from '@/contracts/entrance/get-entrance'
import { registerAtEntrance } from '@/contracts/entrance/register-at-entrance'
import { STATUS } from '@/contracts/envelope'
import { cancelRegistration } from '@/contracts/open-show/cancel-registration'
import { getOpenShow } from '@/contracts/open-show/get-open-show'
import { listOpenShows } from '@/contracts/open-show/list-open-shows'
import { listRegistrations } from '@/contracts/open-show/list-registrations'
import { type RegisterForOpenShowInput, registerForOpenShow } from '@/contracts/open-show/register-for-open-show'
import { DAY_MS } from '../src/clock'
import { registrations } from '../src/database/schema/applications'
import { demoEntrances } from '../src/demo/entrances'
import { demoOpenShows } from '../src/demo/open-shows'
import { newId } from '../src/random'
import { takesPlaces } from '../src/services/registrations/open-show-places'

const PAGE = { offset: 0, length: 20 }
const [MIC, REHEARSAL, FULL, COMING, OVER] = demoOpenShows()
const [ENTRANCE] = demoEntrances()
const MIC_ANSWERS = { name: '小安', phone: '13800138000', part: '上台表演', acts: '弹唱\n朗诵' }
const ANSWERS = { name: '小安', phone: '13800138000' }

/** Users who come at the same moment, and for whom there are no places. */
const TOO_MANY = IS_NIGHTLY ? 1000 : 25

describe('a registration for an open show', () => {
  let shop: TestGateway
  let person: Person

  beforeEach(async () => {
    shop = await createTestGateway()
    person = await Person.join(shop)
  })
  afterEach(() => shop.close())

  const wish = (show = MIC, more: Partial<RegisterForOpenShowInput> = {}): RegisterForOpenShowInput => ({
    openShowId: show?.openShowId ?? '',
    sessionId: show?.sessions[0]?.sessionId ?? '',
    answers: show === MIC ? MIC_ANSWERS : ANSWERS,
    attendees: [],
    ...more,
  })
  const register = (input: RegisterForOpenShowInput, who = person, key = newId()) =>
    shop.call(registerForOpenShow, input, { as: who.as, headers: { 'idempotency-key': key } })
  const registered = async (input = wish(), who = person) => {
    const { data, comments } = await register(input, who)
    if (data === null) throw new Error(`refused: ${comments}`)
    return data.registrationId
  }
  const own = async (who = person) => (await who.call(listRegistrations, PAGE)).list
  const page = async (show = MIC, who?: Person) =>
    (await shop.call(getOpenShow, { openShowId: show?.openShowId ?? '' }, who && { as: who.as })).data
  const cancel = (id: string, who = person) => shop.call(cancelRegistration, { id }, { as: who.as })

  it('waits for a clerk if the show is reviewed, is approved and admitted (OPEN-009, OPEN-012)', async () => {
    const id = await registered()
    expect(await own()).toMatchObject([{ registrationId: id, state: 'PENDING', name: '城市开放麦', canCancel: true }])
    expect((await own())[0]).not.toHaveProperty('qrCode')
    expect(await sandbox(shop, `registrations/${id}/check-in`)).toMatchObject({ done: false })
    expect(await sandbox(shop, `registrations/${id}/approve`)).toMatchObject({ done: true })
    const [approved] = await own()
    expect(approved).toMatchObject({
      state: 'APPROVED',
      entryCode: expect.stringMatching(/^\d{10}$/),
      qrCode: `ENCORE-REGISTRATION:${id}:${approved?.entryCode}`,
    })
    expect(await sandbox(shop, `registrations/${id}/check-in`)).toMatchObject({ done: true })
    expect(await own()).toMatchObject([{ state: 'CHECKED_IN', canCancel: false }])
    expect(await cancel(id)).toMatchObject({ statusCode: BUSINESS_ERROR.notCancelable })
  })

  it('succeeds at once without a review, for named attendees', async () => {
    const attendees = [await person.attendee(), await person.attendee()]
    const { data } = await register(wish(REHEARSAL, { attendees }))
    expect(data).toMatchObject({ state: 'APPROVED' })
    expect(await own()).toMatchObject([{ places: 2, attendees: ['李雷', '李雷'], qrCode: expect.any(String) }])
  })

  it('occupies places of its session, and appears on the page of its show (OPEN-003)', async () => {
    const before = await page(REHEARSAL, person)
    const attendees = [await person.attendee(), await person.attendee()]
    const id = await registered(wish(REHEARSAL, { attendees }))
    const after = await page(REHEARSAL, person)
    expect(after).toMatchObject({ mine: { registrationId: id }, registeredCount: (before?.registeredCount ?? 0) + 2 })
    expect(after?.sessions[0]?.left).toBe((before?.sessions[0]?.left ?? 0) - 2)
    expect(await page(REHEARSAL)).not.toHaveProperty('mine')
    const { data } = await shop.call(listOpenShows, PAGE)
    const card = data?.list.find(({ openShowId }) => openShowId === REHEARSAL?.openShowId)
    expect(card?.registeredCount).toBe(after?.registeredCount)
  })

  it('returns its places with a reason when rejected, and can be repeated (OPEN-006)', async () => {
    const before = await page()
    const id = await registered()
    await sandbox(shop, `registrations/${id}/reject`, { reason: '名额优先给首次参加者' })
    expect(await own()).toMatchObject([{ state: 'REJECTED', rejectReason: '名额优先给首次参加者', canCancel: false }])
    expect((await page())?.registeredCount).toBe(before?.registeredCount)
    await registered()
    expect(await page(MIC, person)).toMatchObject({ mine: { state: 'PENDING' } })
  })

  it('cancels for its user only, and returns its places (OPEN-006)', async () => {
    const before = await page()
    const id = await registered()
    const stranger = await Person.join(shop)
    expect(await cancel(id, stranger)).toMatchObject({ statusCode: BUSINESS_ERROR.notFound })
    expect(await cancel(id)).toMatchObject({ data: true })
    expect(await own()).toMatchObject([{ state: 'CANCELED' }])
    expect((await page())?.registeredCount).toBe(before?.registeredCount)
    expect(await cancel(id)).toMatchObject({ statusCode: BUSINESS_ERROR.notCancelable })
    expect(await sandbox(shop, `registrations/${id}/approve`)).toMatchObject({ done: false })
  })

  it('stays once its session has begun', async () => {
    const id = await registered()
    shop.clock.advance(6 * DAY_MS)
    // The previous login has expired.
    const late = await Person.join(shop)
    await shop.database.db.update(registrations).set({ userId: late.userId }).where(eq(registrations.id, id))
    expect(await cancel(id, late)).toMatchObject({ statusCode: BUSINESS_ERROR.notCancelable })
  })

  it.each<[string, () => RegisterForOpenShowInput, number]>([
    ['in a session of another show', () => wish(MIC, { sessionId: REHEARSAL?.sessions[0]?.sessionId ?? '' }), 10002004],
    ['where every place is taken', () => wish(FULL), BUSINESS_ERROR.noPlaces],
    ['before the time to register', () => wish(COMING), BUSINESS_ERROR.applicationsClosed],
    ['after the time to register', () => wish(OVER), BUSINESS_ERROR.applicationsClosed],
    ['with an answer missing', () => wish(MIC, { answers: ANSWERS }), BUSINESS_ERROR.formAnswer],
    ['without names where they are asked for', () => wish(REHEARSAL), BUSINESS_ERROR.attendeeRules],
    ['with people of nobody', () => wish(REHEARSAL, { attendees: ['nobody'] }), BUSINESS_ERROR.attendeeRules],
  ])('fails %s', async (_when, input, statusCode) => {
    expect(await register(input())).toMatchObject({ statusCode })
    expect(await own()).toEqual([])
  })

  it('happens once per show for ten calls at once, and for a lost answer', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => register(wish())))
    expect(answers.filter(({ statusCode }) => statusCode === STATUS.success)).toHaveLength(1)
    const other = await Person.join(shop)
    const first = await register(wish(), other, 'once')
    expect(await register(wish(), other, 'once')).toEqual(first)
    expect(await own(other)).toHaveLength(1)
  })

  it('accepts no more registrations than places for many users at once: as many as rows (OPEN-009)', async () => {
    const session = MIC?.sessions[0]
    const free = (session?.quota ?? 0) - (session?.registered ?? 0)
    const people: Person[] = []
    for (let at = 0; at < free + TOO_MANY; at += 1) people.push(await Person.join(shop))
    const answers = await Promise.all(people.map((each) => register(wish(), each)))
    expect(answers.filter(({ statusCode }) => statusCode === STATUS.success)).toHaveLength(free)
    expect(answers.filter(({ statusCode }) => statusCode === BUSINESS_ERROR.noPlaces)).toHaveLength(TOO_MANY)
    const inSession = and(eq(registrations.sessionId, session?.sessionId ?? ''), takesPlaces)
    const [rows] = await shop.database.db
      .select({ places: sum(registrations.places).mapWith(Number) })
      .from(registrations)
      .where(inSession)
    expect(rows?.places).toBe(free)
    expect((await page())?.sessions[0]?.left).toBe(0)
    const [first] = await own(people[0])
    if (first) await cancel(first.registrationId, people[0])
    expect((await page())?.sessions[0]?.left).toBe(first ? 1 : 0)
  }, 300_000)
})

describe('a registration at an entrance', () => {
  let shop: TestGateway
  let person: Person

  beforeEach(async () => {
    shop = await createTestGateway()
    person = await Person.join(shop)
  })
  afterEach(() => shop.close())

  const id = ENTRANCE?.entranceId ?? ''
  const answers = { ...ANSWERS, day: '2026-11-25', needs: '语音导览' }
  const register = (given: Record<string, string> = answers, key = newId()) =>
    shop.call(registerAtEntrance, { id, answers: given }, { as: person.as, headers: { 'idempotency-key': key } })

  it('has a code at once, valid for one entry (OPEN-007, OPEN-008)', async () => {
    expect((await shop.call(getEntrance, { id })).data).not.toHaveProperty('registered')
    const { data } = await register()
    const { registered } = await person.call(getEntrance, { id })
    expect(registered).toMatchObject({ ...data, checkedIn: false, qrCode: expect.stringContaining('ENCORE-ENTRANCE:') })
    expect(await sandbox(shop, `registrations/${data?.registrationId}/check-in`)).toMatchObject({ done: true })
    expect(await sandbox(shop, `registrations/${data?.registrationId}/check-in`)).toMatchObject({ done: false })
    expect((await person.call(getEntrance, { id })).registered).toMatchObject({ checkedIn: true })
  })

  it('happens once per user for ten calls at once', async () => {
    const all = await Promise.all(Array.from({ length: 10 }, () => register()))
    expect(all.filter(({ statusCode }) => statusCode === STATUS.success)).toHaveLength(1)
    expect(all.filter(({ statusCode }) => statusCode === BUSINESS_ERROR.alreadyApplied)).toHaveLength(9)
  })

  it('fails with an invalid answer, and at an unknown entrance', async () => {
    expect(await register({ ...answers, day: 'soon' })).toMatchObject({
      statusCode: BUSINESS_ERROR.formAnswer,
      data: { key: 'day' },
    })
    expect(await shop.call(getEntrance, { id: 'none' })).toMatchObject({ statusCode: BUSINESS_ERROR.notFound })
  })

  it('appears to its user only', async () => {
    await register()
    const stranger = await Person.join(shop)
    expect(await stranger.call(getEntrance, { id })).not.toHaveProperty('registered')
  })
})
