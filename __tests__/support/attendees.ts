import { type } from './screen'

/** A number of an identity card that is right. */
export const ID_NO = '110101199003074514'

/** Fills in the form of a new attendee. */
export async function fillAttendee(): Promise<void> {
  await type('attendee-name', '李四')
  await type('attendee-id-no', ID_NO)
}
