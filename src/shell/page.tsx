import { useDidHide, useDidShow } from '@tarojs/taro'
import { observer } from 'mobx-react'
import { type FunctionComponent, useEffect, useMemo, useState } from 'react'
import { type Route, routes } from '@/routes'
import { useApp } from './app-context'
import { ErrorBoundary } from './error-boundary'
import { PageProvider } from './page-context'
import { useParams } from './use-params'

/**
 * Every page's default export goes through here: it observes stores and models, knows its route, survives a fault of
 * its own, sends a visitor to the login page where the route needs one, and leads to the shop's state where it is closed.
 */
export function page(Component: FunctionComponent, route: Route): FunctionComponent {
  const Observed = observer(Component)

  function Page() {
    const { tabs, prompts, shopConfig, navigation } = useApp()
    const [isVisible, setVisible] = useState(true)
    useDidShow(() => {
      setVisible(true)
      if (route.isTab) tabs.show(route.name)
      if (!shopConfig.isOpen) void navigation.open(routes.shopState, {})
    })
    useDidHide(() => setVisible(false))
    // A question goes with the page it was asked on, whichever way the page is left.
    useEffect(() => () => prompts.decline(), [prompts])
    const facts = useMemo(() => ({ route, isVisible }), [isVisible])
    const isAdmitted = useEntryGuard(route)
    return (
      <PageProvider value={facts}>
        <ErrorBoundary>{isAdmitted && <Observed />}</ErrorBoundary>
      </PageProvider>
    )
  }

  return observer(Page)
}

/** False for a visitor who came straight to a page that needs a login; they are on their way to the login page. */
function useEntryGuard(route: Route): boolean {
  const app = useApp()
  const params = useParams<Record<string, string>>(route as Route<Record<string, string>>)
  const [isAdmitted] = useState(() => !route.needsLogin || app.session.isLoggedIn)
  useEffect(() => {
    if (!isAdmitted) void app.navigation.guardEntry(route, params as Record<string, string>)
  }, [app, isAdmitted, params, route])
  return isAdmitted
}
