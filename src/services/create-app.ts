import { reaction } from 'mobx'
import type { Topic } from '@/contracts/topic'
import { shopConfigInput } from '@/domain/shop-config-input'
import { wait } from '@/lib/wait'
import type { Request } from '@/request/request'
import { RiskTokens } from '@/request/risk-tokens'
import { TicketCache } from '@/request/ticket-cache'
import { routes } from '@/routes'
import { ChangesStore } from '@/stores/changes-store'
import { CopywritingStore } from '@/stores/copywriting-store'
import { DistributorStore } from '@/stores/distributor-store'
import { DraftsStore } from '@/stores/drafts-store'
import { LocaleStore } from '@/stores/locale-store'
import { LocationConsentStore } from '@/stores/location-consent-store'
import { PackageChoiceStore } from '@/stores/package-choice-store'
import { PendingPaymentStore } from '@/stores/pending-payment-store'
import { PromptsStore } from '@/stores/prompts-store'
import { ReadNoticesStore } from '@/stores/read-notices-store'
import { SeatChoiceStore } from '@/stores/seat-choice-store'
import { SessionStore } from '@/stores/session-store'
import { ShopConfigStore } from '@/stores/shop-config-store'
import { SiteStore } from '@/stores/site-store'
import { TabsStore } from '@/stores/tabs-store'
import { TappedShowStore } from '@/stores/tapped-show-store'
import { ThemeStore } from '@/stores/theme-store'
import { TrackingStore } from '@/stores/tracking-store'
import { UpdateStore } from '@/stores/update-store'
import { VisitTokens } from '@/stores/visit-tokens'
import { WordsStore } from '@/stores/words-store'
import type { App } from './app'
import type { AppParts } from './app-parts'
import { createPipeline } from './create-pipeline'
import { openExternalUrl } from './jumps/open-external'
import { beginReads } from './launch/begin-reads'
import { Navigation } from './navigation/navigation'
import { PickerResults } from './navigation/picker-results'

/** Puts the app together: the one place where parts meet. Nothing is fetched yet. */
export function createApp(parts: AppParts): App {
  const { clock, launchQuery, webPlaces, capabilities } = parts
  const { terminal, storage, system, appLink } = capabilities
  const ticketCache = new TicketCache(storage, clock)
  const risk = new RiskTokens(clock)
  const visitTokens = new VisitTokens(storage)
  const pendingPayment = new PendingPaymentStore(storage, clock)
  const seatChoice = new SeatChoiceStore(storage, clock)
  const packageChoice = new PackageChoiceStore(storage, clock)
  const pickerResults = new PickerResults(storage, clock)
  const session: SessionStore = new SessionStore(storage, () => {
    drafts.forgetDevice()
    for (const userData of [pickerResults, ticketCache, risk, visitTokens, pendingPayment]) userData.clear()
  })
  const drafts = new DraftsStore(storage, clock, () => session.user?.bizUserId ?? null)
  const tracking = new TrackingStore(storage, clock, session)
  const locationConsent = new LocationConsentStore(storage)
  const locale = new LocaleStore(storage, launchQuery)
  const prompts = new PromptsStore()
  const changes = new ChangesStore()
  const navigation = createNavigation(parts, {
    session,
    tracking,
    results: pickerResults,
    later: () => ({ shopConfig, request }),
  })

  const request: Request = createPipeline(parts, {
    session,
    tracking,
    changes,
    locale,
    prompts,
    navigation,
    ticketCache,
    risk,
    visitTokens,
    shop: () => ({ shopConfig, site, copywriting }),
    fingerprint: () => fingerprint(),
  })

  const shopConfig = new ShopConfigStore(
    request,
    storage,
    () => locale.locale,
    () => shopConfigInput(launchQuery, site.isGiven ? site.cityId : undefined, terminal.src),
  )
  // Only where the merchant collects it and the user has agreed (TRACK-013).
  const fingerprint = async () => {
    if (!shopConfig.flags.IS_OPEN_TD || !tracking.isAllowed) return null
    const { fingerprintToken } = await import('./tracking/fingerprint')
    return fingerprintToken({ request, clock, terminal, system, locale })
  }
  const theme = new ThemeStore({ storage, system, launchQuery, shopColors: () => shopConfig.config })
  const site = new SiteStore(request, storage, launchQuery)
  const { merchantId, ver } = parts.settings
  const copywriting = new CopywritingStore(request, { merchantId, client: terminal.src }, () => locale.locale)
  const stores = {
    session,
    shopConfig,
    locale,
    theme,
    site,
    prompts,
    tabs: new TabsStore(),
    tappedShow: new TappedShowStore(),
    copywriting,
    words: new WordsStore({ locale, copywriting, shopConfig }),
    update: new UpdateStore(
      request,
      { clientCode: terminal.src, merchantId, versionNo: ver },
      parts.updater,
      // A mini-program gets its new version from its vendor.
      (url) => terminal.host === 'native' && openExternalUrl({ appLink, webPlaces }, url),
    ),
    readNotices: new ReadNoticesStore(storage),
    distributor: new DistributorStore(storage, clock),
    pendingPayment,
    seatChoice,
    packageChoice,
    drafts,
    tracking,
    locationConsent,
    changes,
  }
  reportChanges(changes, [
    ['session', () => session.user?.bizUserId],
    ['language', () => locale.locale],
    ['city', () => site.cityId],
  ])
  return {
    request,
    clock,
    navigation,
    risk,
    webPlaces,
    launchQuery,
    ...stores,
    ...capabilities,
    geolocation: locationConsent.guard(capabilities.geolocation),
  }
}

interface NavigationUses {
  session: SessionStore
  tracking: TrackingStore
  results: PickerResults
  /** Parts that are made after the navigation. */
  later(): { shopConfig: ShopConfigStore; request: Request }
}

function createNavigation(parts: AppParts, { session, tracking, results, later }: NavigationUses): Navigation {
  const { router, clock, launchQuery, capabilities } = parts
  return new Navigation({
    router,
    clock,
    results,
    wait,
    isLoggedIn: () => session.isLoggedIn,
    loginPage: () => {
      const { shopConfig } = later()
      if (capabilities.account.hasPhoneBinding && shopConfig.requiresLoginMethodChoice) return routes.loginWay
      return shopConfig.startsWithEmail ? routes.loginEmail : routes.login
    },
    onOpening: (target) => {
      tracking.record('opened', target.route.path, { params: target.params })
      // A preview fetches its show by another call.
      if (launchQuery.preview !== '1') beginReads(later().request, target)
    },
    onShown: (target) => tracking.record('shown', target.route.path, { params: target.params }),
  })
}

/** Invalidates a topic when its source changes. */
function reportChanges(changes: ChangesStore, sources: readonly [Topic, () => unknown][]): void {
  for (const [topic, source] of sources) reaction(source, () => changes.invalidate(topic))
}
