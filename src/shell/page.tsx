import { useDidHide, useDidShow } from '@tarojs/taro'
import { observer } from 'mobx-react'
import { type FunctionComponent, useEffect, useMemo, useState } from 'react'
import type { Route } from '@/routes/route'
import { showClosedShop } from '@/services/launch/closed-shop'
import { redirected } from '@/services/navigation/navigation-target'
import { useApp } from './app-context'
import { ErrorBoundary } from './error-boundary'
import { IncompletePage } from './incomplete-page'
import { PageProvider } from './page-context'
import type { Preview } from './page-preview/contract'
import { registerPreview } from './page-preview/page-preview'
import { preloadFrom } from './preload-pages/preload-pages'
import { useParams } from './use-params'

/**
 * Every page's default export goes through here: it observes stores and models, knows its route, survives a fault of
 * its own, redirects a visitor to the login page if the route requires one, shows a notice if a link lacks the subject of the
 * page, and redirects to the shop's state if it is closed and the page with it. With a `preview` it is shown before it is mounted.
 */
export function page(Component: FunctionComponent, route: Route, preview?: Preview): FunctionComponent {
  const Observed = observer(Component)
  if (preview) registerPreview(route, preview)

  function Page() {
    const app = useApp()
    const { tabs, prompts, shopConfig, navigation } = app
    const [isVisible, setVisible] = useState(true)
    const params = useParams<Record<string, string>>(route as Route<Record<string, string>>) as Record<string, string>
    useDidShow(() => {
      setVisible(true)
      navigation.recordShown(route, params)
      if (route.isTab) tabs.show(route.name)
      if (!shopConfig.isOpen) void showClosedShop(navigation)
    })
    useDidHide(() => setVisible(false))
    useEffect(() => preloadFrom(app, route), [app])
    // A prompt is dismissed with its page, whichever way the page is left.
    useEffect(() => () => prompts.dismissAll(), [prompts])
    const facts = useMemo(() => ({ route, isVisible }), [isVisible])
    const { isAdmitted, isComplete } = useEntryGuard(route, params, isVisible)
    return (
      <PageProvider value={facts}>
        <ErrorBoundary>
          {isAdmitted && isComplete && <Observed />}
          {!isComplete && <IncompletePage />}
        </ErrorBoundary>
      </PageProvider>
    )
  }

  return observer(Page)
}

interface Entry {
  /** False for a user who opened a page they may not see; they are being redirected. */
  isAdmitted: boolean
  /** The link contains the subject of the page. */
  isComplete: boolean
}

function useEntryGuard(route: Route, params: Record<string, string>, isVisible: boolean): Entry {
  const { navigation } = useApp()
  // An address that stands for another page is complete when that one's is.
  const target = redirected({ route, params })
  const isComplete = target.route.required.every((name) => target.params[name])
  const [isAdmitted] = useState(() => navigation.canEnter(route, params))
  useEffect(() => {
    if (!isAdmitted && isComplete && isVisible) void navigation.redirectFromGuard(route, params)
  }, [isAdmitted, isComplete, isVisible, navigation, params, route])
  return { isAdmitted, isComplete }
}
