import type { DraftValue } from '@/form/draft'
import { FakeStorage } from '@/platform/storage/storage-fake'
import { DraftsStore } from './drafts-store'

const HALF_HOUR_MS = 30 * 60 * 1000

const contact: DraftValue = { name: 'contact', value: '13800138000', mayStay: true }
const document: DraftValue = { name: 'idNo', value: '110101199003070000', mayStay: false }

function build() {
  const storage = new FakeStorage()
  const clock = { time: 1_000_000, now: () => clock.time }
  const user: { id: string | null } = { id: 'mei' }
  const start = () => new DraftsStore(storage, clock, () => user.id)
  const onDevice = () => JSON.stringify(storage.get('checkout-drafts') ?? '')
  return { storage, clock, user, start, onDevice, drafts: start() }
}

describe('drafts', () => {
  it('wait in memory, whole, for the form to be opened again', () => {
    const { drafts, onDevice } = build()
    drafts.of('address').save([contact, document])
    expect(drafts.of('address').load()).toEqual(
      new Map([
        ['contact', '13800138000'],
        ['idNo', '110101199003070000'],
      ]),
    )
    expect(drafts.of('other').load()).toBeNull()
    expect(onDevice()).toBe('""')
  })

  it('survive the app during a checkout, without documents', () => {
    const { drafts, start, onDevice } = build()
    drafts.of('confirm', { isCheckout: true }).save([contact, document])
    expect(onDevice()).not.toContain('110101')
    expect(start().of('confirm', { isCheckout: true }).load()).toEqual(new Map([['contact', '13800138000']]))
  })

  it('stay on the device for half an hour, until the next start', () => {
    const { drafts, start, clock, onDevice } = build()
    drafts.of('confirm', { isCheckout: true }).save([contact])
    clock.time += HALF_HOUR_MS - 1
    expect(start().of('confirm').load()).not.toBeNull()
    clock.time += 1
    expect(start().of('confirm').load()).toBeNull()
    expect(onDevice()).toBe('""')
  })

  it('disappear once the form was sent', () => {
    const { drafts, start, onDevice } = build()
    const draft = drafts.of('confirm', { isCheckout: true })
    draft.save([contact])
    draft.clear()
    expect(draft.load()).toBeNull()
    expect(start().of('confirm').load()).toBeNull()
    expect(onDevice()).toBe('""')
  })

  it('leave the device when the user logs out, and return when the same user logs in', () => {
    const { drafts, user, onDevice } = build()
    const draft = drafts.of('confirm', { isCheckout: true })
    draft.save([contact])
    drafts.forgetDevice()
    user.id = null
    expect(onDevice()).toBe('""')
    expect(draft.load()).toBeNull()
    user.id = 'mei'
    expect(draft.load()).not.toBeNull()
  })

  it('belong to one user; those of a visitor pass to the user who logs in', () => {
    const { drafts, user } = build()
    drafts.of('mine').save([contact])
    user.id = 'other'
    expect(drafts.of('mine').load()).toBeNull()
    user.id = null
    drafts.of('enroll').save([contact])
    user.id = 'other'
    expect(drafts.of('enroll').load()).not.toBeNull()
  })

  it('keep the newest three purchases', () => {
    const { drafts, start } = build()
    for (const key of ['a', 'b', 'c', 'd']) drafts.of(key, { isCheckout: true }).save([contact])
    const again = start()
    expect(['a', 'b', 'c', 'd'].map((key) => again.of(key).load() !== null)).toEqual([false, true, true, true])
  })

  it('stay for a week when they belong to an application, apart from checkouts (WORK-002, OPEN-004)', () => {
    const { drafts, start, clock, onDevice } = build()
    drafts.of('permit', { isApplication: true }).save([contact, document])
    for (const key of ['a', 'b', 'c', 'd']) drafts.of(key, { isCheckout: true }).save([contact])
    clock.time += HALF_HOUR_MS
    expect(start().of('d').load()).toBeNull()
    expect(start().of('permit').load()).toEqual(new Map([['contact', '13800138000']]))
    clock.time += 7 * 48 * HALF_HOUR_MS - HALF_HOUR_MS - 1
    expect(start().of('permit').load()).not.toBeNull()
    clock.time += 1
    expect(start().of('permit').load()).toBeNull()
    expect(onDevice()).toBe('""')
  })

  it.each([['text'], [[null, 1, { key: 'confirm' }]], [{ confirm: {} }]])('read nothing from %j', (stored) => {
    const { storage, start } = build()
    storage.set('checkout-drafts', stored)
    expect(start().of('confirm').load()).toBeNull()
  })
})
