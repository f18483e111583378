import { screen } from '@testing-library/react'
import { applyWorkPermit } from '@/contracts/work-permit/apply-work-permit'
import { newId } from '../../gateway/src/random'
import { ID_NO } from './attendees'
import { permitWish } from './other-users/applications'
import { theGateway } from './render-page'
import { choose, seen, tap, type } from './screen'
import { newBuyer } from './screen-orders'
import type { TestApp } from './test-app'
import { sendPicture } from './uploaded-picture'

/** The code of the project of the demo shop. */
export const PROJECT_CODE = 'STAGE2026'

/** Pictures that are chosen in this app arrive at the gateway. */
export function storePictures({ imagePicker, gateway }: Pick<TestApp, 'imagePicker' | 'gateway'>): void {
  imagePicker.onUpload = async (form) => void (await sendPicture(gateway, form))
}

/** Fills in what the form for a work permit asks for, pictures but for the portrait left out. */
export async function fillPermitForm(): Promise<void> {
  await type('permit-name', '李雷')
  await type('permit-id-no', ID_NO)
  await type('permit-phone', '13800138000')
  await type('permit-company', '云幕舞台')
  await choose('permit-role', 'LIGHT')
  await tap(screen.getByRole('checkbox', { name: '舞台' }))
  await type('permit-arrival', '2026-11-25')
  await tap(screen.getByRole('radio', { name: '夜班' }))
  await tap(screen.getByRole('checkbox', { name: '电工' }))
  await type('permit-emergency', '13900139000')
  await type('permit-note', '需要两个停车位')
  await tap('permit-photo')
  await seen('permit-photo-remove')
}

/** An applicant with one application. */
export async function asApplicant() {
  const signedInAs = newBuyer()
  const shop = await theGateway()
  const as = await shop.signIn(signedInAs)
  const wish = { ...(await permitWish({ shop, as })), idNo: `E${newId().slice(0, 8)}` }
  const { data, comments } = await shop.call(applyWorkPermit, wish, { as, headers: { 'idempotency-key': newId() } })
  if (data === null) throw new Error(`refused: ${comments}`)
  return { signedInAs, params: { permitId: data.permitId } }
}
