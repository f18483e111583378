import type { TerminalSrc } from '@/platform/terminal/contract'
import { FakeUpdater } from '@/platform/updater/updater-fake'
import type { Transport } from '@/request/transport'
import type { App } from '@/services/app'
import { createApp } from '@/services/create-app'
import { fakeCapabilities } from './fake-capabilities'
import { FakeRouter } from './fake-router'

interface BareAppOptions {
  transport: Transport
  terminalSrc?: TerminalSrc
  isPreview?: boolean
  /** Access token of the user; absent: a visitor. */
  token?: string
}

/** The app as it is put together, with nothing behind it but a transport. */
export function createBareApp({ transport, terminalSrc = 'M_WEB', isPreview = false, token }: BareAppOptions): App {
  const app = createApp({
    settings: { ver: '4.38.4', merchantId: 'demo', appId: 'app' },
    transport,
    clock: { now: () => Date.now() },
    launchQuery: { channelId: 'poster', ...(isPreview && { preview: '1' }) },
    router: new FakeRouter(),
    capabilities: fakeCapabilities({ src: terminalSrc }),
    webPlaces: { ownOrigin: '', hosts: [], appSchemes: [] },
    updater: new FakeUpdater(),
    warn: () => {},
  })
  if (token) {
    const tokens = { accessToken: token, refreshToken: 'r', expiresIn: 1 }
    app.session.signIn({ bizUserId: 'u', ...tokens, loginMethod: 'CELLPHONE', isNewUser: false })
  }
  return app
}
