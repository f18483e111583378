import type { RegisterAtEntranceInput } from '@/contracts/entrance/register-at-entrance'
import { type RegisterForOpenShowInput, registerForOpenShow } from '@/contracts/open-show/register-for-open-show'
import type { CastBallotInput } from '@/contracts/vote/cast-ballot'
import { applyWorkPermit } from '@/contracts/work-permit/apply-work-permit'
import type { WorkPermitForm } from '@/contracts/work-permit/work-permit'
import { demoEntrances } from '../../../gateway/src/demo/entrances'
import { demoOpenShows } from '../../../gateway/src/demo/open-shows'
import { demoVotes } from '../../../gateway/src/demo/votes'
import { demoPermitProjects } from '../../../gateway/src/demo/work-permits'
import { newId } from '../../../gateway/src/random'
import { uploadedPicture } from '../uploaded-picture'
import { CONTACT, type Person } from './person'

/** Work permit application of a person. */
export async function permitWish({ shop, as }: Pick<Person, 'shop' | 'as'>): Promise<WorkPermitForm> {
  const [project] = demoPermitProjects()
  return {
    projectId: project?.projectId ?? '',
    name: '李雷',
    ...CONTACT,
    idType: 'PASSPORT',
    idNo: `E${newId().slice(0, 8)}`,
    company: '云幕舞台',
    role: 'LIGHT',
    areas: ['STAGE'],
    photoUrl: await uploadedPicture(shop, as),
    answers: { arrival: '2026-11-25', shift: '日班', emergency: '13900139000' },
  }
}

/** A person's work permit. */
export async function permitOf(person: Person): Promise<string> {
  return (await person.call(applyWorkPermit, await permitWish(person))).permitId
}

const CONTACT_ANSWERS = { name: '李雷', phone: '13800138000' }
/** An open show whose guests are named, and whose places are given at once. */
const [, REHEARSAL] = demoOpenShows()

/** Open show registration of a person. */
export async function registrationWish(person: Person): Promise<RegisterForOpenShowInput> {
  return {
    openShowId: REHEARSAL?.openShowId ?? '',
    sessionId: REHEARSAL?.sessions[0]?.sessionId ?? '',
    answers: CONTACT_ANSWERS,
    attendees: [await person.attendee()],
  }
}

/** A person's registration, with a place. */
export async function registrationOf(person: Person): Promise<string> {
  return (await person.call(registerForOpenShow, await registrationWish(person))).registrationId
}

/** Entrance registration of a person. */
export function visitWish(): RegisterAtEntranceInput {
  return { id: demoEntrances()[0]?.entranceId ?? '', answers: { ...CONTACT_ANSWERS, day: '2026-11-25' } }
}

/** Ballot of a person. */
export function ballotWish(): CastBallotInput {
  const [vote] = demoVotes()
  return { id: vote?.voteId ?? '', optionIds: [vote?.options[0]?.optionId ?? ''] }
}
