import type { GetPermitProjectOutput, PermitOption } from '@/contracts/work-permit/get-permit-project'
import type { WorkPermit } from '@/contracts/work-permit/work-permit'
import { maskedIdNumber } from '@/domain/identity-document'
import type { Locale } from '@/domain/locale'
import { maskedPhone } from '@/domain/phone'
import type { UserCall } from '../call'
import type { PermitProject } from '../catalogue/entities/applications'
import { pictureLink } from '../services/accounts/picture-links'
import type { WorkPermitRow } from '../services/work-permits/apply'
import { projectById } from '../services/work-permits/permit-projects'
import { presentAnswers, presentQuestions } from './form-fields'

type Viewer = Pick<UserCall, 'locale' | 'origin' | 'shop' | 'clock'>

/** A project with the form for its crew. */
export function presentPermitProject(project: PermitProject, deadline: number, locale: Locale): GetPermitProjectOutput {
  const { projectId, name, roles, areas, questions } = project
  const options = (all: PermitProject['roles']): PermitOption[] =>
    all.map(({ code, name: option }) => ({ code, name: option[locale] }))
  return {
    projectId,
    name: name[locale],
    roles: options(roles),
    areas: options(areas),
    deadline,
    formSchema: presentQuestions(questions, locale),
  }
}

/** A permit as its owner applied for it: to be looked at, or applied for once more. */
export function presentWorkPermit(row: WorkPermitRow, viewer: Viewer): WorkPermit {
  const { locale, shop } = viewer
  const project = projectById(shop.catalogue, row.projectId)
  const nameOf = (all: PermitProject['roles'], code: string) =>
    all.find((known) => known.code === code)?.name[locale] ?? code
  const isGranted = row.state === 'APPROVED' || row.state === 'ISSUED'
  return {
    permitId: row.id,
    state: row.state,
    projectId: row.projectId,
    projectName: project.name[locale],
    projectCode: project.code,
    name: row.name,
    cellphone: row.cellphone,
    countryCode: row.areaCode,
    idType: row.idType,
    idNo: row.idNo,
    company: row.company,
    role: row.role,
    areas: [...row.areas],
    roleName: nameOf(project.roles, row.role),
    areaNames: row.areas.map((area) => nameOf(project.areas, area)),
    photoUrl: pictureLink(viewer, row.photo),
    answers: presentAnswers(project.questions, row.answers, viewer),
    ...(row.rejectReason !== null && { rejectReason: row.rejectReason }),
    ...(isGranted && { qrCode: `ENCORE-PERMIT:${row.id}:${row.entryCode}` }),
    createTime: row.createdAt,
  }
}

/** A permit as an item of a list: only the personal data needed to distinguish them. */
export function presentListedPermit(row: WorkPermitRow, viewer: Viewer): WorkPermit {
  const { cellphone, idNo, answers: _answers, ...permit } = presentWorkPermit(row, viewer)
  return { ...permit, cellphone: maskedPhone(cellphone), idNo: maskedIdNumber(idNo) }
}
