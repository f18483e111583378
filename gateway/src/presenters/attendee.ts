import type { Attendee } from '@/contracts/attendee/attendee'
import { maskedIdNumber, personFromIdCard } from '@/domain/identity-document'
import type { Locale } from '@/domain/locale'
import type { AttendeeRow } from '../services/attendees'
import type { TextKey } from '../texts/text'
import { translate } from '../texts/text'

/** The wire form; the full number of the document never leaves the server. */
export function presentAttendee(row: AttendeeRow, locale: Locale, disabledReason: TextKey | null): Attendee {
  const birthday = row.idType === 'ID_CARD' ? personFromIdCard(row.idNo)?.birthday : undefined
  return {
    id: row.id,
    name: row.name,
    countryCode: row.countryCode,
    idType: row.idType,
    maskedIdNo: maskedIdNumber(row.idNo),
    ...(birthday !== undefined && { birthday }),
    isSelf: false,
    selectable: disabledReason === null,
    ...(disabledReason && { disabledReason: translate(locale, disabledReason) }),
  }
}
