import { reaction } from 'mobx'
import { refreshTokens } from '@/contracts/account/refresh-tokens'
import { revokeCancellation } from '@/contracts/account/revoke-cancellation'
import { getRiskToken } from '@/contracts/risk/get-risk-token'
import type { RiskScope } from '@/contracts/risk/record-captcha'
import { shopConfigInput } from '@/domain/shop-config-input'
import type { WebPlaces } from '@/domain/web-address'
import { AppError } from '@/lib/app-error'
import type { Clock } from '@/lib/clock'
import { throttleLeading } from '@/lib/throttle-leading'
import type { Capabilities } from '@/platform/capabilities'
import type { Router } from '@/platform/router/contract'
import type { Updater } from '@/platform/updater/contract'
import { access } from '@/request/interceptors/access'
import { announceChanges } from '@/request/interceptors/announce-changes'
import { cleanParameters } from '@/request/interceptors/clean-parameters'
import { commonParameters, deviceUtcOffset } from '@/request/interceptors/common-parameters'
import { failureLog } from '@/request/interceptors/failure-log'
import { idempotency } from '@/request/interceptors/idempotency'
import { loadingOverlay } from '@/request/interceptors/loading-overlay'
import { noteCalls } from '@/request/interceptors/note-calls'
import { passId } from '@/request/interceptors/pass-id'
import { priority } from '@/request/interceptors/priority'
import { privilegeToken } from '@/request/interceptors/privilege-token'
import { readAhead } from '@/request/interceptors/read-ahead'
import { recoverStart } from '@/request/interceptors/recover-start'
import { responseModes } from '@/request/interceptors/response-modes'
import { riskControl } from '@/request/interceptors/risk-control'
import { sessionCodes } from '@/request/interceptors/session-codes'
import { shopNotOpen } from '@/request/interceptors/shop-not-open'
import { ticketFallback } from '@/request/interceptors/ticket-fallback'
import { tokenRefresh } from '@/request/interceptors/token-refresh'
import { tolerateRiskFailure } from '@/request/interceptors/tolerate-risk-failure'
import { trace } from '@/request/interceptors/trace'
import { createRequest, type Request } from '@/request/request'
import { RiskTokens } from '@/request/risk-tokens'
import { TicketCache } from '@/request/ticket-cache'
import type { Transport } from '@/request/transport'
import { unwrapEnvelope } from '@/request/unwrap-envelope'
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
import { openExternalUrl } from './jumps/open-external'
import { beginReads } from './launch/begin-reads'
import { BACK_TO_BOOKING, Navigation } from './navigation/navigation'
import { PickerResults } from './navigation/picker-results'

/** Product version and merchant, sent with every call. */
export interface AppSettings {
  ver: string
  merchantId: string
  appId: string
}

/** What the app stands on: the platform's capabilities, or fakes in tests. */
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

/** Puts the app together: the one place where parts meet. Nothing is fetched yet. */
export function createApp(parts: AppParts): App {
  const { clock, launchQuery, webPlaces, capabilities } = parts
  const { account, terminal, storage, system, appLink } = capabilities
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
  const navigation = new Navigation({
    router: parts.router,
    clock,
    results: pickerResults,
    isLoggedIn: () => session.isLoggedIn,
    loginPage: () => {
      if (account.hasPhoneBinding && shopConfig.requiresLoginMethodChoice) return routes.loginWay
      return shopConfig.startsWithEmail ? routes.loginEmail : routes.login
    },
    wait,
    onOpening: (target) => {
      tracking.note('opened', target.route.path, { params: target.params })
      // A preview asks for its show in another way.
      if (launchQuery.preview !== '1') beginReads(request, target)
    },
    onShown: (target) => tracking.note('shown', target.route.path, { params: target.params }),
  })

  // Of several reasons to log out at the same time the first one counts.
  const endSession = throttleLeading(clock, () => session.signOut())
  const sessionActions = {
    get accessToken() {
      return session.accessToken
    },
    signOut: endSession,
    openAccountBinding: () => void navigation.open(routes.accountBind, {}),
    // Whatever was refused meanwhile is requested again.
    keepAccount: () =>
      void request(revokeCancellation, {}).then(
        () => changes.invalidateAll(),
        () => null,
      ),
  }
  const shopStatus = {
    get isOpen() {
      return shopConfig.isOpen
    },
    noteClosed: (message: string) => shopConfig.noteClosed(message),
    load: () => shopConfig.load(),
  }

  /** The order of the pipeline: the first sees a call first and its answer last. */
  const request: Request = createRequest(unwrapEnvelope(parts.transport), [
    noteCalls((path, outcome) => tracking.note('called', path, { outcome })),
    announceChanges(changes),
    cleanParameters(parts.warn),
    readAhead(clock, () => `${session.accessToken} ${locale.locale}`),
    priority(),
    loadingOverlay(prompts),
    trace,
    commonParameters({
      ...parts.settings,
      terminalSrc: terminal.src,
      channelId: launchQuery.channelId ?? '',
      isPreview: launchQuery.preview === '1',
      locale: () => locale.locale,
      utcOffset: deviceUtcOffset,
    }),
    idempotency,
    tolerateRiskFailure,
    responseModes(prompts, {
      openLogin: () => void navigation.openLogin(),
      goBack: () => {
        changes.invalidateHidden()
        return navigation.back()
      },
      openBooking: (params) => navigation.backTo(routes.booking, params),
      keepBackToBooking: () => navigation.setBackMode(BACK_TO_BOOKING),
      pageKey: () => parts.router.stack().join(),
      wait,
    }),
    failureLog(parts.warn),
    // A closed shop refuses all but its configuration, again and again.
    recoverStart(() => (shopConfig.isOpen ? [shopConfig, site, copywriting] : [])),
    shopNotOpen(shopStatus, () => void navigation.open(routes.shopState, {})),
    passId(visitTokens),
    privilegeToken(visitTokens),
    riskControl(risk, (scope, showId) => fetchRiskToken(request, { scope, showId }, fingerprint)),
    access(sessionActions, () => void navigation.openLogin()),
    ticketFallback(ticketCache, () => session.user?.bizUserId ?? null),
    tokenRefresh(session, () => renewTokens(request, session)),
    sessionCodes(sessionActions, prompts),
  ])

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
  const theme = new ThemeStore({
    storage,
    system,
    launchQuery,
    shopColors: () => shopConfig.config,
  })
  const site = new SiteStore(request, storage, launchQuery)
  const { merchantId, ver } = parts.settings
  const copywriting = new CopywritingStore(request, { merchantId, client: terminal.src }, () => locale.locale)
  const stores = {
    ...{ session, shopConfig, locale, theme, site, prompts },
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
  reaction(
    () => session.user?.bizUserId,
    () => changes.invalidate('session'),
  )
  reaction(
    () => locale.locale,
    () => changes.invalidate('language'),
  )
  reaction(
    () => site.cityId,
    () => changes.invalidate('city'),
  )
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

async function renewTokens(request: Request, session: SessionStore): Promise<void> {
  const { refreshToken } = session
  if (refreshToken === null) throw new AppError('unauthorized', 'not-logged-in')
  session.renew(await request(refreshTokens, { refreshToken }))
}

async function fetchRiskToken(
  request: Request,
  purchase: { scope: RiskScope; showId: string },
  fetchFingerprint: () => Promise<string | null>,
): Promise<string | null> {
  const fingerprint = await fetchFingerprint()
  return (await request(getRiskToken, { ...purchase, ...(fingerprint && { fingerprint }) })).token ?? null
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
