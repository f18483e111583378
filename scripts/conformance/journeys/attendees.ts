import { createAttendee } from '@/contracts/attendee/create-attendee'
import { listAttendees } from '@/contracts/attendee/list-attendees'
import { removeAttendee } from '@/contracts/attendee/remove-attendee'
import { randomHex } from '@/lib/random-hex'
import type { Journey } from './journey'

const PAGE = { offset: 0, length: 50 }

export const attendeeIsKept: Journey = {
  area: 'account',
  title: 'An attendee is kept and removed',
  needsLogin: true,
  async play(visitor) {
    const { other } = visitor.parts
    const page = visitor.on('Attendees', 'An attendee that cannot be kept')
    const passport = `E${Number.parseInt(randomHex(6), 16)}`.padEnd(9, '0').slice(0, 9)
    const input = { name: '测试', countryCode: 'CN', idType: 'PASSPORT' as const, idNo: passport }
    const [{ id, maskedIdNo }, ...repeated] = await page.create(createAttendee, input)
    const unmasked = 'the number of a document comes unmasked'
    page.expect(!maskedIdNo.includes(passport), createAttendee, 'access', unmasked, 'A whole ID number on the screen')
    for (const attendee of repeated) await page.call(removeAttendee, { id: attendee.id })
    const { list } = await page.call(listAttendees, PAGE)
    const isListed = list.some((attendee) => attendee.id === id)
    page.expect(isListed, createAttendee, 'content', 'a new attendee is not listed')
    const what = 'another user who removes an attendee'
    if (other) await page.refusal(removeAttendee, { id }, { rule: 'access', what, through: other.request })
    await page.call(removeAttendee, { id })
    const { list: left } = await page.call(listAttendees, PAGE)
    const isGone = left.every((attendee) => attendee.id !== id)
    page.expect(isGone, removeAttendee, 'content', 'a removed attendee is still listed')
  },
}
