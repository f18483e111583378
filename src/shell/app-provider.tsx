import { observer } from 'mobx-react'
import { type ReactNode, useCallback } from 'react'
import { LabelsProvider } from '@/i18n/labels-context'
import { LocaleProvider } from '@/i18n/locale-context'
import { NetworkWatch } from '@/ui/notice/network-return'
import { type App, AppContextProvider } from './app-context'

/** Gives the app, its language and the news of the network to everything below. */
export const AppProvider = observer(function AppProvider({ app, children }: { app: App; children: ReactNode }) {
  const watchNetwork = useCallback(
    (listener: (isOnline: boolean) => void) => app.system.onNetworkChange(listener),
    [app],
  )
  return (
    <AppContextProvider value={app}>
      <NetworkWatch.Provider value={watchNetwork}>
        <LocaleProvider value={app.locale.locale}>
          <LabelsProvider value={app.shopConfig.replaceLabels}>{children}</LabelsProvider>
        </LocaleProvider>
      </NetworkWatch.Provider>
    </AppContextProvider>
  )
})
