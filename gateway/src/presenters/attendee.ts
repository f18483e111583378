import type { Attendee } from '@/contracts/attendee/attendee'
import { MAINLAND_AREA_CODE } from '@/domain/area-code'
import { maskedIdNumber } from '@/domain/identity-document'
import { birthdayOf, isMinor } from '@/domain/minor'
import type { UserCall } from '../call'
import type { AttendeeRow } from '../services/people/attendees'
import type { TextKey } from '../texts/text'
import { translate } from '../texts/text'

/** The wire form; the full number of the document never leaves the server. */
export function presentAttendee(
  row: AttendeeRow,
  { locale, clock }: Pick<UserCall, 'locale' | 'clock'>,
  disabledReason: TextKey | null,
): Attendee {
  const birthday = birthdayOf(row.idType, row.idNo)
  return {
    id: row.id,
    name: row.name,
    countryCode: row.countryCode,
    idType: row.idType,
    maskedIdNo: maskedIdNumber(row.idNo),
    ...(birthday !== null && { birthday }),
    ...(row.cellphone && {
      cellphone: row.cellphone,
      cellphoneCountryCode: row.cellphoneAreaCode ?? MAINLAND_AREA_CODE,
    }),
    isMinor: isMinor(birthday, clock.now()),
    isSelf: row.isSelf,
    selectable: disabledReason === null,
    ...(disabledReason && { disabledReason: translate(locale, disabledReason) }),
  }
}
