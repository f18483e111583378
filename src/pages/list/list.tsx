import { HomePage } from '@/blocks/home/home-page'
import { routes } from '@/routes'
import { page } from '@/shell/page'

export default page(HomePage, routes.list)
