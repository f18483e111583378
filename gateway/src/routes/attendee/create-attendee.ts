import { createAttendee } from '@/contracts/attendee/create-attendee'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { isValidIdNumber, normalizedIdNumber } from '@/domain/identity-document'
import { MAINLAND_AREA_CODE } from '@/domain/phone'
import { BusinessError, badInput } from '../../business-error'
import { attendees } from '../../database/schema/people'
import { privateRoute } from '../../http/define-route'
import { presentAttendee } from '../../presenters/attendee'
import { newId } from '../../random'
import { isPhoneNumber } from '../../services/phone-numbers'

export const createAttendeeRoute = privateRoute(createAttendee, async ({ input, user, locale, clock, db }) => {
  const { idType, countryCode, cellphone, cellphoneCountryCode = MAINLAND_AREA_CODE } = input
  const name = input.name.trim()
  if (name === '') throw badInput('name')
  if (cellphone && !isPhoneNumber({ cellphone, countryCode: cellphoneCountryCode })) throw badInput('cellphone')
  const idNo = normalizedIdNumber(input.idNo)
  if (!isValidIdNumber(idType, idNo, clock.now()))
    throw new BusinessError(BUSINESS_ERROR.idNumber, 'attendee.idNumber', { mode: 1 })
  const [row] = await db
    .insert(attendees)
    .values({
      id: newId(),
      userId: user.userId,
      name,
      countryCode,
      idType,
      idNo,
      cellphone: cellphone ?? null,
      createdAt: clock.now(),
    })
    .onConflictDoNothing()
    .returning()
  if (!row) throw new BusinessError(BUSINESS_ERROR.attendeeKnown, 'attendee.known', { mode: 1 })
  return presentAttendee(row, locale, null)
})
