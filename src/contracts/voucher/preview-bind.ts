import { endpoint } from '../endpoint'
import type { TransferredShow } from '../transfer/transfer'
import type { EpochMs } from '../wire-types'

export interface PreviewBindInput {
  /** @maxLength 200 */
  code: string
}

/** Content of a code, for anyone who has it. */
export interface PreviewBindOutput {
  kind: 'EXCHANGE_CODE' | 'INVITATION'
  show: TransferredShow
  seatPlanName: string
  qty: number
  needRealName: boolean
  /** Host; absent for a code that was bought or won. */
  inviter?: string
  /** OVER from the deadline or the beginning of the session on. */
  state: 'OPEN' | 'USED' | 'OVER'
  expireTime: EpochMs
}

/** Preview of a code (contract T5). Throws not found for an unknown one. */
export const previewBind = endpoint<PreviewBindInput, PreviewBindOutput>({
  path: 'trade/pub/v3/voucher/bind_preview',
})
