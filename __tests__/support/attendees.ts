import { isValidIdNumber } from '@/domain/identity-document'
import { type } from './screen'

/** A number of an identity card that is right. */
export const ID_NO = '110101199003074514'

/** Fills in the form of a new attendee. */
export async function fillAttendee(): Promise<void> {
  await type('attendee-name', '李四')
  await type('attendee-id-no', ID_NO)
}

let people = 0

/** Valid ID card numbers, unused by other tests of the file. */
export function newIdNumbers(count: number): string[] {
  return Array.from({ length: count }, () => {
    people += 1
    const first17 = `31010119${80 + (people % 20)}0101${100 + Math.floor(people / 20)}`
    const last = [...'0123456789X'].find((digit) => isValidIdNumber('ID_CARD', first17 + digit, Date.UTC(2026, 0)))
    return `${first17}${last}`
  })
}
