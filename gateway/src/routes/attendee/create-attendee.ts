import { createAttendee } from '@/contracts/attendee/create-attendee'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { isValidIdNumber, normalizedIdNumber } from '@/domain/identity-document'
import { BusinessError } from '../../business-error'
import { attendees } from '../../database/schema/people'
import { privateRoute } from '../../http/define-route'
import { presentAttendee } from '../../presenters/attendee'
import { newId } from '../../random'

export const createAttendeeRoute = privateRoute(createAttendee, async ({ input, user, locale, clock, db }) => {
  const { idType, countryCode, cellphone } = input
  const idNo = normalizedIdNumber(input.idNo)
  if (!isValidIdNumber(idType, idNo)) throw new BusinessError(BUSINESS_ERROR.badInput, 'attendee.idNumber', { mode: 1 })
  const [row] = await db
    .insert(attendees)
    .values({
      id: newId(),
      userId: user.userId,
      name: input.name.trim(),
      countryCode,
      idType,
      idNo,
      cellphone: cellphone ?? null,
      createdAt: clock.now(),
    })
    .onConflictDoNothing()
    .returning()
  if (!row) throw new BusinessError(BUSINESS_ERROR.badInput, 'attendee.known', { mode: 1 })
  return presentAttendee(row, locale, null)
})
