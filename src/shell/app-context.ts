import { createContext, useContext } from 'react'
import type { WebPlaces } from '@/domain/web-address'
import type { Clock } from '@/lib/clock'
import type { AppLink } from '@/platform/app-link/contract'
import type { Chrome } from '@/platform/chrome/contract'
import type { Clipboard } from '@/platform/clipboard/contract'
import type { Contact } from '@/platform/contact/contract'
import type { Locator } from '@/platform/location/contract'
import type { MapViewer } from '@/platform/map/contract'
import type { MiniProgramJump } from '@/platform/mini-program/contract'
import type { Payment } from '@/platform/payment/contract'
import type { KeyValueStorage } from '@/platform/storage/contract'
import type { System } from '@/platform/system/contract'
import type { Terminal } from '@/platform/terminal/contract'
import type { Request } from '@/request/request'
import type { RiskTokens } from '@/request/risk-tokens'
import type { CopywritingStore } from '@/stores/copywriting-store'
import type { DistributorStore } from '@/stores/distributor-store'
import type { LocaleStore } from '@/stores/locale-store'
import type { PromptsStore } from '@/stores/prompts-store'
import type { ReadNoticesStore } from '@/stores/read-notices-store'
import type { SessionStore } from '@/stores/session-store'
import type { ShopConfigStore } from '@/stores/shop-config-store'
import type { SiteStore } from '@/stores/site-store'
import type { TabsStore } from '@/stores/tabs-store'
import type { ThemeStore } from '@/stores/theme-store'
import type { UpdateStore } from '@/stores/update-store'
import type { Navigation } from './navigation'

/** Everything a page model may ask for. A model names the part it needs: `Pick<App, 'request'>`. */
export interface App {
  request: Request
  clock: Clock
  navigation: Navigation
  /** What proves that the user is no machine. */
  risk: RiskTokens

  session: SessionStore
  shopConfig: ShopConfigStore
  locale: LocaleStore
  theme: ThemeStore
  site: SiteStore
  prompts: PromptsStore
  tabs: TabsStore
  copywriting: CopywritingStore
  update: UpdateStore
  readNotices: ReadNoticesStore
  distributor: DistributorStore

  /** The query of the link that the app was opened with. */
  launchQuery: Readonly<Record<string, string>>

  /** Where pages of others may be opened inside the app. */
  webPlaces: WebPlaces

  terminal: Terminal
  storage: KeyValueStorage
  system: System
  chrome: Chrome
  clipboard: Clipboard
  map: MapViewer
  locator: Locator
  contact: Contact
  miniProgram: MiniProgramJump
  appLink: AppLink
  payment: Payment
}

const AppContext = createContext<App | null>(null)
export const AppContextProvider = AppContext.Provider

export function useApp(): App {
  const app = useContext(AppContext)
  if (!app) throw new Error('useApp() needs <AppProvider> above it')
  return app
}
