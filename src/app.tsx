import '@/platform/built-ins/built-ins'
import { usePageNotFound } from '@tarojs/taro'
import { observer } from 'mobx-react'
import { type PropsWithChildren, useEffect } from 'react'
import { keepCookiesClear } from '@/platform/cookies/cookies'
import { useFaultLog } from '@/platform/faults/faults'
import { appInstance } from '@/services/app-instance'
import { startApp } from '@/services/launch/start-app'
import { AppProvider } from '@/shell/app-provider'
import { PagePreview } from '@/shell/page-preview/page-preview'
import './app.scss'

const reportFault = (fault: string) => appInstance.tracking.record('fault', fault)

function App({ children }: PropsWithChildren) {
  useEffect(() => startApp(appInstance), [])
  useEffect(keepCookiesClear, [])
  useFaultLog(reportFault)
  usePageNotFound(({ path, query }) => void appInstance.navigation.openUnknown(path, query))
  return (
    <AppProvider app={appInstance}>
      {children}
      <PagePreview />
    </AppProvider>
  )
}

export default observer(App)
