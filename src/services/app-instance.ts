import { configure } from 'mobx'
import { systemClock } from '@/lib/clock'
import { account } from '@/platform/account/account'
import { appLink } from '@/platform/app-link/app-link'
import { calendar } from '@/platform/calendar/calendar'
import { canvasFinder } from '@/platform/canvas/canvas'
import { clipboard } from '@/platform/clipboard/clipboard'
import { customerService } from '@/platform/customer-service/customer-service'
import { deviceData } from '@/platform/device-data/device-data'
import { entryScreen } from '@/platform/entry-screen/entry-screen'
import { fileSaver } from '@/platform/file-saver/file-saver'
import { geolocation } from '@/platform/geolocation/geolocation'
import { createTransport } from '@/platform/http/http'
import { imagePicker } from '@/platform/image-picker/image-picker'
import { launchQuery } from '@/platform/launch/launch'
import { log } from '@/platform/log/log'
import { map } from '@/platform/map/map'
import { messages } from '@/platform/messages/messages'
import { miniProgram } from '@/platform/mini-program/mini-program'
import { pageLoads } from '@/platform/page-loads/page-loads'
import { payment } from '@/platform/payment/payment'
import { photoLibrary } from '@/platform/photo-library/photo-library'
import { poster } from '@/platform/poster/poster'
import { providerLogin } from '@/platform/provider-login/provider-login'
import { router } from '@/platform/router/router'
import { scanner } from '@/platform/scanner/scanner'
import { sharing } from '@/platform/sharing/sharing'
import { storage } from '@/platform/storage/storage'
import { system } from '@/platform/system/system'
import { terminal } from '@/platform/terminal/terminal'
import { updater } from '@/platform/updater/updater'
import { windowChrome } from '@/platform/window-chrome/window-chrome'
import type { App } from './app'
import { createApp } from './create-app'

configure({ enforceActions: 'always' })

/**
 * The running app. A module value, because the custom tab bar of a mini-program is a React root of its own and must
 * reach the same stores as the pages.
 */
export const appInstance: App = createApp({
  settings: { ver: PRODUCT_VERSION, merchantId: MERCHANT_ID, appId: APP_ID },
  transport: createTransport(GATEWAY_ORIGIN),
  clock: systemClock,
  launchQuery: launchQuery(),
  router,
  capabilities: {
    account,
    providerLogin,
    terminal,
    storage,
    system,
    windowChrome,
    clipboard,
    map,
    geolocation,
    customerService,
    miniProgram,
    appLink,
    payment,
    pageLoads,
    poster,
    sharing,
    calendar,
    canvases: canvasFinder,
    entryScreen,
    imagePicker,
    scanner,
    photoLibrary,
    messages,
    fileSaver,
    deviceData,
  },
  webPlaces: {
    ownOrigin: GATEWAY_ORIGIN || globalThis.location?.origin || '',
    hosts: WEB_HOSTS,
    appSchemes: APP_SCHEMES,
  },
  updater,
  warn: log.warn,
})
