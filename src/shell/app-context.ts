import { createContext, useContext } from 'react'
import type { Clock } from '@/lib/clock'
import type { Chrome } from '@/platform/chrome/contract'
import type { Clipboard } from '@/platform/clipboard/contract'
import type { MapViewer } from '@/platform/map/contract'
import type { Payment } from '@/platform/payment/contract'
import type { KeyValueStorage } from '@/platform/storage/contract'
import type { System } from '@/platform/system/contract'
import type { Terminal } from '@/platform/terminal/contract'
import type { Request } from '@/request/request'
import type { RiskTokens } from '@/request/risk-tokens'
import type { LocaleStore } from '@/stores/locale-store'
import type { PromptsStore } from '@/stores/prompts-store'
import type { SessionStore } from '@/stores/session-store'
import type { ShopConfigStore } from '@/stores/shop-config-store'
import type { SiteStore } from '@/stores/site-store'
import type { TabsStore } from '@/stores/tabs-store'
import type { ThemeStore } from '@/stores/theme-store'
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

  terminal: Terminal
  storage: KeyValueStorage
  system: System
  chrome: Chrome
  clipboard: Clipboard
  map: MapViewer
  payment: Payment
}

const AppContext = createContext<App | null>(null)
export const AppContextProvider = AppContext.Provider

export function useApp(): App {
  const app = useContext(AppContext)
  if (!app) throw new Error('useApp() needs <AppProvider> above it')
  return app
}
