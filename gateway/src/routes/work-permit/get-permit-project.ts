import { getPermitProject } from '@/contracts/work-permit/get-permit-project'
import { publicRoute } from '../../http/define-route'
import { presentPermitProject } from '../../presenters/work-permit'
import { projectByCode } from '../../services/work-permits/permit-projects'

export const getPermitProjectRoute = publicRoute(
  getPermitProject,
  ({ input, shop: { catalogue }, locale }) => {
    const project = projectByCode(catalogue, input.code)
    return presentPermitProject(project, project.endAt, locale)
  },
  { isCostly: true },
)
