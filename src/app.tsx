import { usePageNotFound } from '@tarojs/taro'
import { observer } from 'mobx-react'
import { type PropsWithChildren, useEffect } from 'react'
import { AppProvider } from '@/shell/app-provider'
import { startApp } from '@/shell/start-app'
import { theApp } from '@/shell/the-app'
import './app.scss'

function App({ children }: PropsWithChildren) {
  useEffect(() => startApp(theApp), [])
  usePageNotFound(({ path, query }) => void theApp.navigation.openUnknown(path, textsOf(query)))
  return <AppProvider app={theApp}>{children}</AppProvider>
}

/** Every platform hands over texts, whatever the type says. */
function textsOf(query: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(Object.entries(query ?? {}).map(([name, value]) => [name, String(value)]))
}

export default observer(App)
