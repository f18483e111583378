import type { WebPlaces } from '@/domain/web-address'
import type { Clock } from '@/lib/clock'
import type { Capabilities } from '@/platform/capabilities'
import type { Request } from '@/request/request'
import type { RiskTokens } from '@/request/risk-tokens'
import type { ChangesStore } from '@/stores/changes-store'
import type { CopywritingStore } from '@/stores/copywriting-store'
import type { DistributorStore } from '@/stores/distributor-store'
import type { DraftsStore } from '@/stores/drafts-store'
import type { LocaleStore } from '@/stores/locale-store'
import type { LocationConsentStore } from '@/stores/location-consent-store'
import type { PackageChoiceStore } from '@/stores/package-choice-store'
import type { PendingPaymentStore } from '@/stores/pending-payment-store'
import type { PromptsStore } from '@/stores/prompts-store'
import type { ReadNoticesStore } from '@/stores/read-notices-store'
import type { SeatChoiceStore } from '@/stores/seat-choice-store'
import type { SessionStore } from '@/stores/session-store'
import type { ShopConfigStore } from '@/stores/shop-config-store'
import type { SiteStore } from '@/stores/site-store'
import type { TabsStore } from '@/stores/tabs-store'
import type { TappedShowStore } from '@/stores/tapped-show-store'
import type { ThemeStore } from '@/stores/theme-store'
import type { TrackingStore } from '@/stores/tracking-store'
import type { UpdateStore } from '@/stores/update-store'
import type { WordsStore } from '@/stores/words-store'
import type { Navigation } from './navigation/navigation'

/** Everything available to a page model. A model names the part it needs: `Pick<App, 'request'>`. */
export interface App extends Capabilities {
  request: Request
  clock: Clock
  navigation: Navigation
  /** Proofs of a human user. */
  risk: RiskTokens

  session: SessionStore
  shopConfig: ShopConfigStore
  locale: LocaleStore
  theme: ThemeStore
  site: SiteStore
  prompts: PromptsStore
  tabs: TabsStore
  tappedShow: TappedShowStore
  copywriting: CopywritingStore
  words: WordsStore
  update: UpdateStore
  readNotices: ReadNoticesStore
  distributor: DistributorStore
  pendingPayment: PendingPaymentStore
  seatChoice: SeatChoiceStore
  packageChoice: PackageChoiceStore
  drafts: DraftsStore
  tracking: TrackingStore
  locationConsent: LocationConsentStore
  changes: ChangesStore

  /** The query of the link that the app was opened with. */
  launchQuery: Readonly<Record<string, string>>

  /** Hosts of external pages that may be opened inside the app. */
  webPlaces: WebPlaces
}
