import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import { LocaleProvider } from '@/i18n/locale-context'
import { type App, AppContextProvider } from './app-context'

/** Gives the app and its language to everything below. */
export const AppProvider = observer(function AppProvider({ app, children }: { app: App; children: ReactNode }) {
  return (
    <AppContextProvider value={app}>
      <LocaleProvider value={app.locale.locale}>{children}</LocaleProvider>
    </AppContextProvider>
  )
})
