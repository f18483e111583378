import { and, eq, ne } from 'drizzle-orm'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import type { WorkPermitForm } from '@/contracts/work-permit/work-permit'
import { documentKey, isValidIdNumber, normalizedIdNumber } from '@/domain/identity-document'
import { isPersonName } from '@/domain/person-name'
import { BusinessError, badInput } from '../../business-error'
import type { UserCall } from '../../call'
import type { PermitProject } from '../../catalogue/entities/applications'
import { workPermits } from '../../database/schema/applications'
import { newId, randomDigits } from '../../random'
import { ownPicturePath } from '../accounts/own-pictures'
import { isPhoneNumber } from '../accounts/phone-numbers'
import { checkedAnswers } from '../forms/checked-answers'
import { shownText } from '../shown-text'
import { projectById } from './permit-projects'

export type WorkPermitRow = typeof workPermits.$inferSelect

/** Applications of a user that may be open at a time: a foreman applies for the crew. */
const MAX_OPEN = 50
const ENTRY_CODE_DIGITS = 10

/** Applies for a work permit of the caller (WORK-005). Call it inside a transaction, after `lockUser`. */
export async function applyForPermit(call: UserCall<WorkPermitForm>): Promise<WorkPermitRow> {
  const { db, user, clock, input, shop } = call
  const project = projectById(shop.catalogue, input.projectId)
  if (project.endAt <= clock.now()) {
    throw new BusinessError(BUSINESS_ERROR.applicationsClosed, 'permit.over', { mode: 1 })
  }
  const columns = await columnsOf(call, project)
  const isOpen = and(eq(workPermits.userId, user.userId), ne(workPermits.state, 'REJECTED'))
  const open = await db.select().from(workPermits).where(isOpen)
  if (open.length >= MAX_OPEN) {
    throw new BusinessError(BUSINESS_ERROR.alreadyApplied, 'permit.tooMany', { mode: 1, values: { count: MAX_OPEN } })
  }
  const row = {
    ...columns,
    id: newId(),
    userId: user.userId,
    projectId: project.projectId,
    state: 'APPLYING' as const,
    rejectReason: null,
    entryCode: randomDigits(ENTRY_CODE_DIGITS),
    createdAt: clock.now(),
    decidedAt: null,
  }
  const isKnown = open.some((other) => other.projectId === row.projectId && documentKey(other) === documentKey(row))
  const [saved] = isKnown ? [] : await db.insert(workPermits).values(row).onConflictDoNothing().returning()
  if (!saved) throw new BusinessError(BUSINESS_ERROR.alreadyApplied, 'permit.known', { mode: 1 })
  return saved
}

/** Stored content of an application; rejected if any of it is invalid. */
async function columnsOf(call: UserCall<WorkPermitForm>, project: PermitProject) {
  const { input, clock } = call
  const { cellphone, countryCode, idType, role } = input
  const name = shownText(input.name)
  const company = shownText(input.company)
  if (!isPersonName(name)) throw badInput('name')
  if (company === '') throw badInput('company')
  if (!isPhoneNumber({ cellphone, countryCode })) {
    throw new BusinessError(BUSINESS_ERROR.phoneFormat, 'account.phoneFormat', { mode: 1 })
  }
  const idNo = normalizedIdNumber(input.idNo)
  if (!isValidIdNumber(idType, idNo, clock.now())) {
    throw new BusinessError(BUSINESS_ERROR.idNumber, 'certification.idNo', { mode: 1 })
  }
  const areas = [...new Set(input.areas)]
  if (!project.roles.some(({ code }) => code === role)) throw badInput('role')
  const isKnown = (area: string) => project.areas.some(({ code }) => code === area)
  if (areas.length === 0 || !areas.every(isKnown)) throw badInput('areas')
  const photo = await ownPicturePath(call, input.photoUrl)
  if (photo === null) throw badInput('photoUrl')
  const answers = await checkedAnswers(call, project.questions, input.answers ?? {})
  return { name, company, cellphone, areaCode: countryCode, idType, idNo, role, areas, photo, answers }
}
