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

/** What a show asks of its buyers before they choose tickets. */
export interface PurchaseGates {
  showId: string
  whiteTags: readonly string[]
  /** At risk of touts: everybody's right is looked at. */
  isAtRisk: boolean
  /** Where it is sold, if not here. */
  soldElsewhere: JumpInfo | null
}

/**
 * Whether the user may go on to the tickets. Who may not is told why, and led on where there is a way (CAT-068, CAT-069,
 * CAT-132). The shop refuses the order all the same: this only spares people the way to it.
 */
export async function passGates(app: App, gates: PurchaseGates): Promise<boolean> {
  const { showId, whiteTags, isAtRisk, soldElsewhere } = gates
  if (soldElsewhere && soldElsewhere.targetTerminal !== MINI_APP_TYPES.get(app.terminal.src)) {
    await leadElsewhere(app, soldElsewhere)
    return false
  }
  if (whiteTags.length > 0) {
    const tagIds = whiteTags.join(',')
    // Checks that are out of order answer with nothing, and stand in nobody's way.
    const { pass = true, message } = await app.request(checkWhiteTag, { showId, tagIds }, { isUserAction: true })
    if (!pass) return refuse(app, showId, { reason: message, ...(await askRight(app, showId)) })
  }
  if (isAtRisk) {
    const { hasRight = true, ...refusal } = await askRight(app, showId)
    if (!hasRight) return refuse(app, showId, refusal)
  }
  return true
}

/** Whether the user may buy, and where the right is come by. */
function askRight(app: App, showId: string): Promise<CheckRightOutput> {
  return app.request(checkRight, { showId, src: app.terminal.src }, { isUserAction: true })
}

/** The page where a membership is bought. */
const MEMBER_CENTER = 'member_center'
const SUPPORT: Jump = { type: 'PAGE', target: 'support' }
/** No page of the app, but of the service that looks at faces. */
const FACE_CHECK = 'face_verify'

/** Says why not; where the shop lacks the page that the right is come by on, its customer service helps (CAT-070). */
async function refuse(app: App, showId: string, refusal: Pick<CheckRightOutput, 'reason' | 'jump'>): Promise<false> {
  const { reason, jump } = refusal
  const t = app.words.of(showsText)
  const common = app.words.of(commonText)
  const isFaceCheck = jump?.target === FACE_CHECK && app.shopConfig.config?.supportFaceAuth === true
  const way = jump && !isFaceCheck && isMissing(jump, app.webPlaces) ? SUPPORT : jump
  const isWanted = await app.prompts.ask({
    title: t('gate.title'),
    content: reason || t('gate.reason'),
    confirmText: way ? t(way.target === SUPPORT.target ? 'gate.support' : 'gate.go') : common('action.confirm'),
    ...(way && { cancelText: common('action.cancel') }),
  })
  if (isWanted && isFaceCheck) await openFaceCheck(app)
  else if (isWanted && way) openJump(app, withShow(way, showId))
  return false
}

/** A membership that is paid for on another page leads back to the show by its id. */
function withShow(jump: Jump, showId: string): Jump {
  if (jump.target !== MEMBER_CENTER) return jump
  return { ...jump, path: [jump.path, formatQuery({ showId })].filter(Boolean).join('&') }
}

async function leadElsewhere(app: App, info: JumpInfo): Promise<void> {
  const t = app.words.of(showsText)
  const common = app.words.of(commonText)
  const { targetTerminal = 'APP' } = info
  const address = addressOn(info, targetTerminal)
  const canOpen = app.appLink.isSupported && isAppAddress(address, app.webPlaces.appSchemes)
  const isWanted = await app.prompts.ask({
    // No vendor's package may name another vendor.
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
