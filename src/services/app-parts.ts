import type { WebPlaces } from '@/domain/web-address'
import type { Clock } from '@/lib/clock'
import type { Capabilities } from '@/platform/capabilities'
import type { Router } from '@/platform/router/contract'
import type { Updater } from '@/platform/updater/contract'
import type { Transport } from '@/request/transport'

/** Product version and merchant, sent with every call. */
export interface AppSettings {
  ver: string
  merchantId: string
  appId: string
}

/** Foundation of the app: the platform's capabilities, or fakes in tests. */
export interface AppParts {
  settings: AppSettings
  transport: Transport
  clock: Clock
  launchQuery: Readonly<Record<string, string>>
  router: Router
  capabilities: Capabilities
  webPlaces: WebPlaces
  updater: Updater
  warn(message: string): void
}
