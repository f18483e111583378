import { getPrefilledInfo } from '@/contracts/show/get-prefilled-info'
import type { App } from '@/services/app'
import type { confirmForm } from './confirm-form'

type Fields = Pick<ReturnType<typeof confirmForm>['fields'], 'attendeeIds' | 'contact' | 'addressId'>

/** Fills in what was prepared for the sale; the user enters it if the call fails (CAT-014). */
export async function fillInPrepared(
  { request }: Pick<App, 'request'>,
  showId: string,
  { attendeeIds, contact, addressId }: Fields,
): Promise<void> {
  const info = await request(getPrefilledInfo, { showId }).catch(() => null)
  if (!info?.valid) return
  if (attendeeIds.value.length === 0) attendeeIds.reset(info.audienceIds)
  if (info.contact) contact.reset(info.contact)
  if (info.addressId !== undefined && addressId.value === null) addressId.reset(info.addressId)
}
