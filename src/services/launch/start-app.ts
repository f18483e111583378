import { reaction } from 'mobx'
import { routes } from '@/routes'
import type { App } from '@/services/app'
import { showPageLoad } from '@/services/navigation/page-load-feedback'
import { resumePendingPayment } from '@/services/payment/resume-payment'
import { beginTracking } from './begin-tracking'
import { handleLaunch } from './handle-launch'
import { dropLogin, isLoginDropped, switchToFallback, unsupportedLocaleFallback } from './unsupported-locale'

/**
 * What begins when the app is on screen: the shop's configuration and texts are fetched, again for another language and
 * when the network comes back; the user's city is requested and the link that opened the app followed; a shop that
 * closes, a language it gives up and a page that does not come are reported. Returns a function that ends it.
 */
export function startApp(app: App): () => void {
  const load = () => {
    void app.shopConfig.load()
    void app.copywriting.load()
  }
  load()
  void app.site.findCurrent()
  void handleLaunch(app)
  void resumePendingPayment(app)
  // The web is always new.
  if (app.terminal.host === 'mini-program' || app.terminal.host === 'native') void app.update.watch()
  const stopLanguage = reaction(
    () => unsupportedLocaleFallback(app),
    (spoken) => spoken && switchToFallback(app, spoken),
  )
  const stopMethod = reaction(
    () => isLoginDropped(app),
    (isDropped) => isDropped && dropLogin(app),
  )
  const stopLocale = reaction(
    () => app.locale.locale,
    () => {
      load()
      app.site.translateSites()
    },
  )
  // A shop may be another one in the city that the user chose.
  const stopCity = reaction(
    () => app.site.isGiven && app.site.cityId,
    (cityId) => cityId && void app.shopConfig.load(),
  )
  const stopShop = reaction(
    () => app.shopConfig.isOpen,
    (isOpen) => !isOpen && void app.navigation.open(routes.shopState, {}),
  )
  const stopLoads = app.pageLoads.watch((state) => showPageLoad(app, state))
  const stopNetwork = app.system.onNetworkChange((isOnline) => {
    if (!isOnline) return
    load()
    void resumePendingPayment(app)
  })
  const stopTracking = beginTracking(app)
  return () => {
    stopTracking()
    stopLanguage()
    stopMethod()
    stopLocale()
    stopCity()
    stopShop()
    stopNetwork()
    stopLoads()
  }
}
