import { routes } from '@/routes'
import { ID_NO } from '../attendees'
import type { Journey, JourneyShop, Shopper } from './shopper'

/** Fills in what the form for a work permit asks for. */
async function fillForm(applicant: Shopper): Promise<void> {
  await applicant.type('#permit-name', '李雷')
  await applicant.type('#permit-id-no', ID_NO)
  await applicant.type('#permit-phone', applicant.cellphone)
  await applicant.choosePicture('#permit-photo')
  await applicant.seen('#permit-photo-remove')
  await applicant.type('#permit-company', '云幕舞台')
  await applicant.choose('#permit-role', '灯光')
  await applicant.tapText('舞台')
  await applicant.chooseDay('#permit-arrival', '2026-11-25')
  await applicant.tapText('夜班')
  await applicant.tapText('电工')
  await applicant.type('#permit-emergency', '13900139000')
}

/** Decides the newest application as the organiser. */
async function decide(shop: JourneyShop, verdict: string, reason?: string): Promise<void> {
  const [permit] = await shop.sandbox<{ id: string }[]>('work-permits')
  expect(await shop.sandbox(`work-permits/${permit?.id}/${verdict}`, { reason })).toEqual({ done: true })
}

export const PERMIT_JOURNEYS: readonly Journey[] = [
  {
    name: 'applies for a work permit, is rejected, applies again and has it issued (WORK-001, WORK-002, WORK-003, WORK-004, WORK-005)',
    async run(shop) {
      const applicant = await shop.shopper()
      await applicant.open(routes.workPermitLogin)
      await applicant.type('#project-code', ' stage2026')
      await applicant.tap('#find-project')
      await applicant.tap('#apply-permit')
      await fillForm(applicant)
      await applicant.tap('#send-application')
      await applicant.seenText('申请已提交')
      await decide(shop, 'reject', '照片不清晰')
      await applicant.refresh()
      await applicant.seenText(/照片不清晰/)

      await applicant.tap('[id^=again-]')
      await applicant.seen('#permit-photo-remove')
      expect(await applicant.value('#permit-company')).toBe('云幕舞台')
      await applicant.type('#permit-id-no', ID_NO)
      await applicant.choosePicture('#permit-photo')
      await applicant.tap('#send-application')
      await applicant.seenText('申请已提交')
      await decide(shop, 'approve')
      await applicant.refresh()
      await applicant.seenText('审核已通过')
      await applicant.seen('#permit-code')
      await decide(shop, 'issue')
      await applicant.refresh()
      await applicant.seenText('工作证已制作')
      await applicant.tap('#all-permits')
      await applicant.seenText('已制证')
    },
  },
]
