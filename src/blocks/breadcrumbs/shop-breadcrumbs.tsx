import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import type { Route } from '@/routes/route'
import { useApp } from '@/shell/app-context'
import { breadcrumbsText } from '@/shell/breadcrumbs/text'
import { BreadcrumbTrail } from '@/ui/breadcrumb-trail/breadcrumb-trail'

/** A parent page of the shown one. */
export interface Crumb {
  title: string
  route: Route
  params: Record<string, string>
}

interface ShopBreadcrumbsProps {
  /** The tab that the page belongs to. */
  from: 'shows' | 'mall'
  /** Pages between the tab and this one. */
  trail?: readonly Crumb[]
  current: string
}

/** The ancestors of a page as links, on a desktop, which has no title bar with a back button. */
export function ShopBreadcrumbs({ from, trail = [], current }: ShopBreadcrumbsProps) {
  const t = useText(breadcrumbsText)
  const { terminal, navigation } = useApp()
  if (terminal.form !== 'desktop') return null

  async function openCrumb({ route, params }: Crumb) {
    if (!(await navigation.backToOpen(route))) await navigation.open(route, params)
  }

  const tab = from === 'mall' ? routes.shop : routes.all
  const steps = [
    { title: t('home'), onPress: () => void navigation.switchTab(routes.list, {}) },
    { title: t(from), onPress: () => void navigation.switchTab(tab, {}) },
    ...trail.map((crumb) => ({ title: crumb.title, onPress: () => void openCrumb(crumb) })),
  ]
  return <BreadcrumbTrail label={t('label')} steps={steps} current={current} />
}
