import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { typedCode } from '@/domain/typed-code'
import { BusinessError, notFound } from '../../business-error'
import type { Catalogue } from '../../catalogue/catalogue'
import type { PermitProject } from '../../catalogue/entities/applications'

type Projects = Pick<Catalogue, 'content'>

/** The project of a typed code. */
export function projectByCode({ content }: Projects, code: string): PermitProject {
  const project = content.offers.permitProjects.find((known) => known.code === typedCode(code))
  if (!project) throw new BusinessError(BUSINESS_ERROR.projectUnknown, 'permit.unknownCode', { mode: 1 })
  return project
}

export function projectById({ content }: Projects, projectId: string): PermitProject {
  const project = content.offers.permitProjects.find((known) => known.projectId === projectId)
  if (!project) throw notFound()
  return project
}
