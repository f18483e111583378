/** Addresses of a page on other terminals; absent on terminals without it. */
export interface JumpInfo {
  aliPayMiniJumpUrl?: string
  wxMiniJumpUrl?: string
  appUrl?: string
  xhsMiniUrl?: string
  douYinMiNiUrl?: string
  targetTerminal?: JumpTerminal
}

export type JumpTerminal = 'WX_MINI_PROGRAM' | 'DY_MINI_PROGRAM' | 'ALIPAY_MINI_PROGRAM' | 'XHS_MINI_PROGRAM' | 'APP'

/** A page that every terminal has. */
export type JumpPage =
  | 'TICKET_HOLDER'
  | 'ORDER_DETAIL'
  | 'SHOW_DETAIL_V2'
  | 'RECOMMEND_TOPIC'
  | 'SHOW_LIST'
  | 'HOME'
  | 'STUDENT_IDENTITY'
