import { routes } from '@/routes'
import { pageConfig } from '@/routes/page-config'

export default definePageConfig(pageConfig(routes.privacy))
