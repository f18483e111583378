import { type ApplyRefundOutput, applyRefund } from '@/contracts/refund/apply-refund'
import {
  type GetRefundableOrderOutput,
  getRefundableOrder,
  type RefundableSession,
} from '@/contracts/refund/get-refundable-order'
import { type PreviewRefundOutput, previewRefund } from '@/contracts/refund/preview-refund'
import { Field } from '@/form/field'
import { Form } from '@/form/form'
import { textField } from '@/form/text-field'
import { chosen } from '@/form/validators'
import { IntentKey } from '@/lib/intent-key'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { Resource } from '@/lib/resource'
import type { RefundTicketsParams } from '@/routes/order-routes'
import type { App } from '@/services/app'
import { isOfGoods } from '../../refunds/goods-session'

/** Refund reason; never restored from a draft. */
function refundFields() {
  return {
    reasonCode: new Field<string | null>(null, { validators: [chosen], keeping: 'nothing' }),
    remark: textField({ keeping: 'nothing' }),
  }
}

/** Refund request: ticket selection, amount, submission (REFUND-002, REFUND-007). */
export class RefundTicketsModel {
  readonly order: Resource<GetRefundableOrderOutput>
  /** Refund amount of the selected tickets. */
  readonly preview: Resource<PreviewRefundOutput>
  readonly form: Form<ReturnType<typeof refundFields>, ApplyRefundOutput>
  private ticketIds: readonly string[] = []
  private readonly intent = new IntentKey()

  constructor(
    private readonly app: Pick<App, 'request'>,
    private readonly params: Partial<RefundTicketsParams>,
  ) {
    const { orderId = '' } = params
    this.order = new Resource(
      () => app.request(getRefundableOrder, { orderId }),
      () => this.settleChoice(),
    )
    this.preview = new Resource(() => app.request(previewRefund, { orderId, ticketIds: [...this.ticketIds] }))
    this.form = new Form(refundFields(), { submit: () => this.apply() })
    makeRefObservable(this, 'intent')
  }

  /** The selected session, or all of the order. */
  get sessions(): readonly RefundableSession[] {
    const { sessionId } = this.params
    const sessions = this.order.value?.sessions ?? []
    return sessions.filter(({ bizShowSessionId }) => !sessionId || bizShowSessionId === sessionId)
  }

  areGoods(session: RefundableSession): boolean {
    return isOfGoods(session, this.params.orderId ?? '')
  }

  /** True if goods can be selected. */
  get offersGoods(): boolean {
    return this.goods.length > 0
  }

  /** True if goods are selected. */
  get hasGoods(): boolean {
    return this.goods.some(({ tickets }) => tickets.some(({ ticketId }) => this.isChosen(ticketId)))
  }

  get chosenCount(): number {
    return this.ticketIds.length
  }

  /** The shown amount is binding: requesting is disabled while it is recalculated. */
  get canApply(): boolean {
    return this.ticketIds.length > 0 && this.preview.status === 'ready'
  }

  isChosen(ticketId: string): boolean {
    return this.ticketIds.includes(ticketId)
  }

  load(): Promise<void> {
    return this.order.load()
  }

  /** Each ticket changes the amount. */
  toggle(ticketId: string): void {
    this.choose(
      this.isChosen(ticketId) ? this.ticketIds.filter((id) => id !== ticketId) : [...this.ticketIds, ticketId],
    )
  }

  /** Requests the refund; null after a rejection, which reloads the options. */
  async submit(): Promise<ApplyRefundOutput | null> {
    const applied = await this.form.submit()
    if (applied === null && this.form.error?.kind === 'rejected') await this.load()
    return applied
  }

  private get goods(): readonly RefundableSession[] {
    return this.sessions.filter((session) => this.areGoods(session))
  }

  private choose(ticketIds: readonly string[]): void {
    this.ticketIds = ticketIds
    this.preview.clear()
    if (ticketIds.length > 0) void this.preview.load()
  }

  /** Preselects the only ticket; drops tickets that were refunded, sent or used since. */
  private settleChoice(): void {
    const selectable = this.sessions.flatMap(({ tickets }) => tickets).filter((ticket) => ticket.selectable)
    const [only, ...others] = selectable
    if (this.ticketIds.length > 0) {
      this.choose(this.ticketIds.filter((id) => selectable.some(({ ticketId }) => ticketId === id)))
    } else if (only && others.length === 0) this.choose([only.ticketId])
  }

  private apply(): Promise<ApplyRefundOutput> {
    const { orderId = '' } = this.params
    const { reasonCode, remark } = this.form.values
    const { previewToken = '' } = this.preview.value ?? {}
    const input = {
      orderId,
      ticketIds: [...this.ticketIds],
      reasonCode: reasonCode ?? '',
      previewToken,
      ...(remark.trim() !== '' && { remark: remark.trim() }),
    }
    return this.app.request(applyRefund, input, { idempotencyKey: this.intent.keyFor(input) })
  }
}
