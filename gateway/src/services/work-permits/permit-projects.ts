import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { typedCode } from '@/domain/typed-code'
import { BusinessError, notFound } from '../../business-error'
import type { Catalogue } from '../../catalogue/catalogue'
import { DAY_MS } from '../../clock'
import type { DemoPermitProject } from '../../demo/demo-offer-types'

type Projects = Pick<Catalogue, 'demo'>

/** The project of a typed code. */
export function projectByCode({ demo }: Projects, code: string): DemoPermitProject {
  const project = demo.offers.permitProjects.find((known) => known.code === typedCode(code))
  if (!project) throw new BusinessError(BUSINESS_ERROR.projectUnknown, 'permit.unknownCode', { mode: 1 })
  return project
}

export function projectById({ demo }: Projects, projectId: string): DemoPermitProject {
  const project = demo.offers.permitProjects.find((known) => known.projectId === projectId)
  if (!project) throw notFound()
  return project
}

/** Deadline for applications, epoch ms. */
export function deadlineOf({ demo }: Projects, { days }: DemoPermitProject): number {
  return (days > 0 ? demo.weekStart : demo.anchor) + days * DAY_MS
}
