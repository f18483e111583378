import { refreshTokens } from '@/contracts/account/refresh-tokens'
import { revokeCancellation } from '@/contracts/account/revoke-cancellation'
import { getRiskToken } from '@/contracts/risk/get-risk-token'
import type { RiskScope } from '@/contracts/risk/record-captcha'
import { AppError } from '@/lib/app-error'
import { throttleLeading } from '@/lib/throttle-leading'
import { wait } from '@/lib/wait'
import { access } from '@/request/interceptors/access'
import { announceChanges } from '@/request/interceptors/announce-changes'
import { cleanParameters } from '@/request/interceptors/clean-parameters'
import { commonParameters, deviceUtcOffset } from '@/request/interceptors/common-parameters'
import { failureLog } from '@/request/interceptors/failure-log'
import { idempotency } from '@/request/interceptors/idempotency'
import { loadingOverlay } from '@/request/interceptors/loading-overlay'
import { passId } from '@/request/interceptors/pass-id'
import { priority } from '@/request/interceptors/priority'
import { privilegeToken } from '@/request/interceptors/privilege-token'
import { readAhead } from '@/request/interceptors/read-ahead'
import { recordCalls } from '@/request/interceptors/record-calls'
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
import type { RiskTokens } from '@/request/risk-tokens'
import type { TicketCache } from '@/request/ticket-cache'
import { unwrapEnvelope } from '@/request/unwrap-envelope'
import { routes } from '@/routes'
import type { SessionStore } from '@/stores/session-store'
import type { VisitTokens } from '@/stores/visit-tokens'
import type { App } from './app'
import type { AppParts } from './app-parts'
import { showClosedShop } from './launch/closed-shop'
import { BACK_TO_BOOKING, type Navigation } from './navigation/navigation'

/** Time within which a second logout is dropped, ms. */
const SIGN_OUT_MS = 1000

/** Targets of the interceptors' actions. */
interface PipelineStores extends Pick<App, 'tracking' | 'changes' | 'locale' | 'prompts'> {
  session: SessionStore
  navigation: Navigation
  ticketCache: TicketCache
  risk: RiskTokens
  visitTokens: VisitTokens
  /** Stores that make calls through this pipeline themselves. */
  shop(): Pick<App, 'shopConfig' | 'site' | 'copywriting'>
  /** The token of the device, where it may be collected. */
  fingerprint(): Promise<string | null>
}

/** Every call of the app goes through here: the first interceptor sees a call first and its answer last. */
export function createPipeline(parts: AppParts, stores: PipelineStores): Request {
  const { clock, launchQuery, warn } = parts
  const { session, navigation, tracking, changes, locale, prompts, ticketCache, risk, visitTokens, shop } = stores
  const sessionActions = {
    get accessToken() {
      return session.accessToken
    },
    get isReplaced() {
      return session.isReplaced
    },
    restart: () => parts.capabilities.pageLoads.retry(),
    // Of several reasons to log out within a second the first one counts.
    signOut: throttleLeading(clock, () => session.signOut(), SIGN_OUT_MS),
    openAccountBinding: () => void navigation.open(routes.accountBind, {}),
    // Retries the calls rejected in the meantime.
    keepAccount: () =>
      void request(revokeCancellation, {}).then(
        () => changes.invalidateAll(),
        () => null,
      ),
  }
  const shopStatus = {
    get isOpen() {
      return shop().shopConfig.isOpen
    },
    markClosed: (message: string) => shop().shopConfig.markClosed(message),
    load: () => shop().shopConfig.load(),
  }
  const request: Request = createRequest(unwrapEnvelope(parts.transport), [
    recordCalls((path, outcome) => tracking.record('called', path, { outcome })),
    announceChanges(changes),
    cleanParameters(warn),
    readAhead(clock, () => `${session.accessToken} ${locale.locale}`),
    priority(),
    loadingOverlay(prompts),
    trace,
    commonParameters({
      ...parts.settings,
      terminalSrc: parts.capabilities.terminal.src,
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
    failureLog(warn),
    // A closed shop refuses all but its configuration, again and again.
    recoverStart(() => {
      const { shopConfig, site, copywriting } = shop()
      return shopConfig.isOpen ? [shopConfig, site, copywriting] : []
    }),
    shopNotOpen(shopStatus, () => void showClosedShop(navigation)),
    passId(visitTokens),
    privilegeToken(visitTokens),
    riskControl(risk, (scope, showId) => fetchRiskToken(request, { scope, showId }, stores.fingerprint)),
    access(sessionActions, () => void navigation.openLogin()),
    ticketFallback(ticketCache, () => session.user?.bizUserId ?? null),
    tokenRefresh(session, () => renewTokens(request, session)),
    sessionCodes(sessionActions, prompts),
  ])
  return request
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
