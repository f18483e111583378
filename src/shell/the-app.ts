import { configure } from 'mobx'
import { systemClock } from '@/lib/clock'
import { account } from '@/platform/account/account'
import { album } from '@/platform/album/album'
import { appLink } from '@/platform/app-link/app-link'
import { calendar } from '@/platform/calendar/calendar'
import { chrome } from '@/platform/chrome/chrome'
import { clipboard } from '@/platform/clipboard/clipboard'
import { contact } from '@/platform/contact/contact'
import { gateScreen } from '@/platform/gate-screen/gate-screen'
import { createTransport } from '@/platform/http/http'
import { images } from '@/platform/images/images'
import { launchQuery } from '@/platform/launch/launch'
import { locator } from '@/platform/location/location'
import { log } from '@/platform/log/log'
import { map } from '@/platform/map/map'
import { messages } from '@/platform/messages/messages'
import { miniProgram } from '@/platform/mini-program/mini-program'
import { pageLoads } from '@/platform/page-loads/page-loads'
import { payment } from '@/platform/payment/payment'
import { poster } from '@/platform/poster/poster'
import { router } from '@/platform/router/router'
import { scanner } from '@/platform/scanner/scanner'
import { sharing } from '@/platform/sharing/sharing'
import { storage } from '@/platform/storage/storage'
import { system } from '@/platform/system/system'
import { terminal } from '@/platform/terminal/terminal'
import { updater } from '@/platform/updater/updater'
import type { App } from './app-context'
import { createApp } from './create-app'

configure({ enforceActions: 'always' })

/**
 * The running app. A module value, because the custom tab bar of a mini-program is a React root of its own and must
 * reach the same stores as the pages.
 */
export const theApp: App = createApp({
  settings: { ver: PRODUCT_VERSION, merchantId: MERCHANT_ID, appId: APP_ID },
  transport: createTransport(GATEWAY_ORIGIN),
  clock: systemClock,
  launchQuery: launchQuery(),
  router,
  capabilities: {
    account,
    terminal,
    storage,
    system,
    chrome,
    clipboard,
    map,
    locator,
    contact,
    miniProgram,
    appLink,
    payment,
    pageLoads,
    poster,
    sharing,
    calendar,
    gateScreen,
    images,
    scanner,
    album,
    messages,
  },
  webPlaces: {
    ownOrigin: GATEWAY_ORIGIN || globalThis.location?.origin || '',
    hosts: WEB_HOSTS,
    appSchemes: APP_SCHEMES,
  },
  updater,
  warn: log.warn,
})
