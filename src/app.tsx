import { usePageNotFound } from '@tarojs/taro'
import { observer } from 'mobx-react'
import { type PropsWithChildren, useEffect } from 'react'
import { keepCookiesClear } from '@/platform/cookies/cookies'
import { AppProvider } from '@/shell/app-provider'
import { startApp } from '@/shell/start-app'
import { theApp } from '@/shell/the-app'
import './app.scss'

function App({ children }: PropsWithChildren) {
  useEffect(() => startApp(theApp), [])
  useEffect(keepCookiesClear, [])
  usePageNotFound(({ path, query }) => void theApp.navigation.openUnknown(path, query))
  return <AppProvider app={theApp}>{children}</AppProvider>
}

export default observer(App)
