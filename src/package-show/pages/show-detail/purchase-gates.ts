import { openFaceCheck } from '@/blocks/face-check/face-check'
import type { Jump } from '@/contracts/jump'
import type { JumpInfo, JumpTerminal } from '@/contracts/link/jump-info'
import { type CheckRightOutput, checkRight } from '@/contracts/show/check-right'
import { checkWhiteTag } from '@/contracts/show/check-white-tag'
import { isAppAddress } from '@/domain/app-address'
import { MINI_APP_TYPES } from '@/domain/shop-config-input'
import { commonText } from '@/i18n/common-text'
import { formatQuery } from '@/lib/query-string'
import type { App } from '@/services/app'
import { isMissing } from '@/services/jumps/jump-target'
import { openJump } from '@/services/jumps/open-jump'
import { showsText } from '../../shows/text'

/** Purchase requirements of a show, checked before ticket selection. */
export interface PurchaseGates {
  showId: string
  whiteTags: readonly string[]
  /** True when the shop checks every buyer because of touts. */
  isAtRisk: boolean
  /** Terminals that sell the show instead. */
  soldElsewhere: JumpInfo | null
}

/**
 * Returns true if the user may go on to the tickets; otherwise explains why and opens a remedy if there is one
 * (CAT-068, CAT-069, CAT-132). The gateway enforces the same rules on the order.
 */
export async function passGates(app: App, gates: PurchaseGates): Promise<boolean> {
  const { showId, whiteTags, isAtRisk, soldElsewhere } = gates
  if (soldElsewhere && soldElsewhere.targetTerminal !== MINI_APP_TYPES.get(app.terminal.src)) {
    await openElsewhere(app, soldElsewhere)
    return false
  }
  if (whiteTags.length > 0) {
    const tagIds = whiteTags.join(',')
    // A failed check does not block the purchase.
    const { pass = true, message } = await app.request(checkWhiteTag, { showId, tagIds }, { isUserAction: true })
    if (!pass) return refuse(app, showId, { reason: message, ...(await fetchRight(app, showId)) })
  }
  if (isAtRisk) {
    const { hasRight = true, ...refusal } = await fetchRight(app, showId)
    if (!hasRight) return refuse(app, showId, refusal)
  }
  return true
}

/** Checks the eligibility of the user, and where to obtain it. */
function fetchRight(app: App, showId: string): Promise<CheckRightOutput> {
  return app.request(checkRight, { showId, src: app.terminal.src }, { isUserAction: true })
}

/** Page that sells memberships. */
const MEMBER_CENTER = 'member_center'
const SUPPORT: Jump = { type: 'PAGE', target: 'support' }
/** Page of the face recognition service, outside the app. */
const FACE_CHECK = 'face_verify'

/** Shows the reason; offers customer service if the shop lacks the page that grants the right (CAT-070). */
async function refuse(app: App, showId: string, refusal: Pick<CheckRightOutput, 'reason' | 'jump'>): Promise<false> {
  const { reason, jump } = refusal
  const t = app.words.of(showsText)
  const common = app.words.of(commonText)
  const isFaceCheck = jump?.target === FACE_CHECK && app.shopConfig.config?.supportFaceAuth === true
  const way = jump && !isFaceCheck && isMissing(jump, app.webPlaces) ? SUPPORT : jump
  const isWanted = await app.prompts.showDialog({
    title: t('gate.title'),
    content: reason || t('gate.reason'),
    confirmText: way ? t(way.target === SUPPORT.target ? 'gate.support' : 'gate.go') : common('action.confirm'),
    ...(way && { cancelText: common('action.cancel') }),
  })
  if (isWanted && isFaceCheck) await openFaceCheck(app)
  else if (isWanted && way) openJump(app, withShow(way, showId))
  return false
}

/** Adds the show id, by which a paid membership returns to the show. */
function withShow(jump: Jump, showId: string): Jump {
  if (jump.target !== MEMBER_CENTER) return jump
  return { ...jump, path: [jump.path, formatQuery({ showId })].filter(Boolean).join('&') }
}

async function openElsewhere(app: App, info: JumpInfo): Promise<void> {
  const t = app.words.of(showsText)
  const common = app.words.of(commonText)
  const { targetTerminal = 'APP' } = info
  const address = addressOn(info, targetTerminal)
  const canOpen = app.appLink.isSupported && isAppAddress(address, app.webPlaces.appSchemes)
  const isWanted = await app.prompts.showDialog({
    // Vendors reject packages that name other vendors.
    title: t(targetTerminal === 'APP' ? 'gate.inApp' : 'gate.elsewhere'),
    confirmText: canOpen ? t('gate.open') : common('action.confirm'),
    ...(canOpen && { cancelText: common('action.cancel') }),
  })
  if (isWanted && canOpen && !(await app.appLink.open(address))) app.prompts.showToast(common('miniProgram.failed'))
}

function addressOn(info: JumpInfo, terminal: JumpTerminal): string {
  const addresses: Readonly<Record<JumpTerminal, string | undefined>> = {
    WX_MINI_PROGRAM: info.wxMiniJumpUrl,
    ALIPAY_MINI_PROGRAM: info.aliPayMiniJumpUrl,
    DY_MINI_PROGRAM: info.douYinMiNiUrl,
    XHS_MINI_PROGRAM: info.xhsMiniUrl,
    APP: info.appUrl,
  }
  return addresses[terminal] ?? ''
}
