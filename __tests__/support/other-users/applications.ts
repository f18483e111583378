import { applyWorkPermit } from '@/contracts/work-permit/apply-work-permit'
import type { WorkPermitForm } from '@/contracts/work-permit/work-permit'
import { demoPermitProjects } from '../../../gateway/src/demo/work-permits'
import { newId } from '../../../gateway/src/random'
import { uploadedPicture } from '../uploaded-picture'
import { CONTACT, type Person } from './person'

/** What somebody applies for a work permit with. */
export async function permitWish({ shop, as }: Pick<Person, 'shop' | 'as'>): Promise<WorkPermitForm> {
  const [project] = demoPermitProjects()
  return {
    ...{ projectId: project?.projectId ?? '', name: '李雷', ...CONTACT, idType: 'PASSPORT' },
    ...{ idNo: `E${newId().slice(0, 8)}`, company: '云幕舞台', role: 'LIGHT', areas: ['STAGE'] },
    photoUrl: await uploadedPicture(shop, as),
    answers: { arrival: '2026-11-25', shift: '日班', emergency: '13900139000' },
  }
}

/** A work permit that somebody has applied for. */
export async function permitOf(person: Person): Promise<string> {
  return (await person.ask(applyWorkPermit, await permitWish(person))).permitId
}
