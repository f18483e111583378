import { observer } from 'mobx-react'
import { type ReactNode, useCallback, useMemo } from 'react'
import { LocaleProvider } from '@/i18n/locale-context'
import { TextOverrideProvider } from '@/i18n/text-override-context'
import { routes } from '@/routes'
import type { App } from '@/services/app'
import { openDocument } from '@/services/jumps/open-document'
import { LoginOffer } from '@/ui/empty-state/login-offer'
import { NetworkWatch } from '@/ui/empty-state/network-return'
import { LinkOpener } from '@/ui/rich-text/link-opener'
import { AppContextProvider } from './app-context'

/** Provides app, language, login, link handling and network state to all children. */
export const AppProvider = observer(function AppProvider({ app, children }: { app: App; children: ReactNode }) {
  const watchNetwork = useCallback(
    (listener: (isOnline: boolean) => void) => app.system.onNetworkChange(listener),
    [app],
  )
  const { isLoggedIn } = app.session
  const loginOffer = useMemo(
    () => ({
      isLoggedIn,
      logIn: () => void app.navigation.openLogin(),
      goHome: () => void app.navigation.switchTab(routes.list, {}),
    }),
    [app, isLoggedIn],
  )
  const openLink = useCallback((address: string) => openDocument(app, address), [app])
  return (
    <AppContextProvider value={app}>
      <NetworkWatch.Provider value={watchNetwork}>
        <LoginOffer.Provider value={loginOffer}>
          <LocaleProvider value={app.locale.locale}>
            <TextOverrideProvider value={app.words.override}>
              <LinkOpener.Provider value={openLink}>{children}</LinkOpener.Provider>
            </TextOverrideProvider>
          </LocaleProvider>
        </LoginOffer.Provider>
      </NetworkWatch.Provider>
    </AppContextProvider>
  )
})
