import type { GetShowDynamicOutput, ShowStatus } from '@/contracts/show/get-show-dynamic'

/** A show can be bought when its detail status is PRE_SALE or ON_SALE (CAT-050). */
function canBuyShow(showDetailStatus: string): boolean {
  return showDetailStatus === 'PRE_SALE' || showDetailStatus === 'ON_SALE'
}

/** The privilege that a show can be bought by (CAT-137); `null` for none. */
export function privilegeOf(
  sale: Pick<GetShowDynamicOutput, 'existsPrivilegePurchase' | 'discountPrivilegeIds'>,
): string | null {
  const [privilegeId = null] = sale.existsPrivilegePurchase ? sale.discountPrivilegeIds : []
  return privilegeId
}

/** Text of a show's buy button, and whether it is enabled. */
export type BuyButton =
  | { kind: 'none' }
  | { kind: 'buy' | 'selectSeats' | 'register' | 'waitList' | 'priority'; label: string | null }
  | { kind: 'countdown'; seconds: number }
  /** A sale to come whose countdown is not shown, or not yet. */
  | { kind: 'soon'; label: string | null }
  | { kind: 'closed'; status: ShowStatus; label: string | null }

export interface BuyButtonInput {
  showStatus: ShowStatus
  showDetailStatus: string
  soldOut: boolean
  existWaitList: boolean
  supportSeatPicking: boolean
  canUsePriorityPurchase: boolean
  /** The server's own label; it wins over ours. */
  buttonText?: string
  /** The same, where only some of the sessions are on sale. */
  partialOnSaleText?: string
  /** Seconds until the sale starts; 0 or undefined once it has. */
  saleTimeCountdown?: number
  /** Epoch ms. */
  saleTime?: number
  /** From when the countdown is shown, epoch ms; absent = always, -1 = never. */
  displayCountdownTime?: number
}

/** One truth for the buy button. A PENDING show has none, unless it is the priority button (CAT-067). */
export function buyButtonOf(show: BuyButtonInput): BuyButton {
  const untilSale = show.saleTimeCountdown ?? 0
  const label = show.buttonText || null
  const isPending = show.showStatus === 'PENDING'
  if (show.canUsePriorityPurchase && (isPending || untilSale > 0)) return { kind: 'priority', label }
  if (isPending) return { kind: 'none' }
  if (show.showStatus === 'LACK_OF_TICKET') return { kind: 'register', label }
  if (show.soldOut || show.showStatus === 'SOLD_OUT') return soldOutButton(show, label)
  if (!canBuyShow(show.showDetailStatus)) return { kind: 'closed', status: show.showStatus, label }
  if (show.showStatus === 'PRE_SALE' && untilSale > 0) return beforeSaleButton(show, untilSale, label)
  return onSaleButton(show, label)
}

/** Countdown to the sale, unless hidden until shortly before it (CAT-052). The phone's clock may be wrong. */
function beforeSaleButton(
  { displayCountdownTime, saleTime = 0 }: BuyButtonInput,
  untilSale: number,
  label: string | null,
): BuyButton {
  const isShown =
    displayCountdownTime === undefined ||
    (displayCountdownTime >= 0 && untilSale * 1000 <= saleTime - displayCountdownTime)
  return isShown ? { kind: 'countdown', seconds: untilSale } : { kind: 'soon', label }
}

function onSaleButton({ supportSeatPicking, partialOnSaleText }: BuyButtonInput, label: string | null): BuyButton {
  return { kind: supportSeatPicking ? 'selectSeats' : 'buy', label: label ?? (partialOnSaleText || null) }
}

function soldOutButton({ existWaitList }: BuyButtonInput, label: string | null): BuyButton {
  return existWaitList ? { kind: 'waitList', label } : { kind: 'closed', status: 'SOLD_OUT', label }
}
