import { reaction } from 'mobx'
import type { App } from '@/services/app'
import { showPageLoad } from '@/services/navigation/page-load-feedback'
import { resumePendingPayment } from '@/services/payment/resume-payment'
import { beginTracking } from './begin-tracking'
import { showClosedShop } from './closed-shop'
import { handleLaunch } from './handle-launch'
import { dropLogin, isLoginDropped, switchToFallback, unsupportedLocaleFallback } from './unsupported-locale'

/**
 * Starts the app once it is on screen: fetches the shop's configuration and texts, again for another language and when
 * the network returns; locates the user's city, and opens the link that started the app; reports a shop that closes, a
 * language that it drops and a page that does not arrive. Returns a function that stops it.
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
    (isOpen) => !isOpen && void showClosedShop(app.navigation),
  )
  const stopLoads = app.pageLoads.watch((state) => showPageLoad(app, state))
  const stopNetwork = app.system.onNetworkChange((isOnline) => {
    if (!isOnline) return
    load()
    void resumePendingPayment(app)
  })
  // A page made for one user never acts for another: it starts again, with what its address names.
  const stopTabs = app.storage.watch?.('session', () =>
    app.session.isReplaced ? app.pageLoads.retry() : app.session.follow(),
  )
  const stopTracking = beginTracking(app)
  return () => {
    stopTracking()
    stopTabs?.()
    stopLanguage()
    stopMethod()
    stopLocale()
    stopCity()
    stopShop()
    stopNetwork()
    stopLoads()
  }
}
