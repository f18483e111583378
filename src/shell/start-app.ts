import { reaction } from 'mobx'
import type { App } from './app-context'

/**
 * What begins when the app is on screen: the shop's configuration is fetched, again for another language and when the
 * network comes back. Answers what ends it.
 */
export function startApp(app: App): () => void {
  const load = () => void app.shopConfig.load()
  load()
  const stopLocale = reaction(() => app.locale.locale, load)
  const stopNetwork = app.system.onNetworkChange((isOnline) => {
    if (isOnline) load()
  })
  return () => {
    stopLocale()
    stopNetwork()
  }
}
