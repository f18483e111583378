import { activateCard } from '@/contracts/privilege/activate-card'
import { getCard, type PrivilegeCardDetail } from '@/contracts/privilege/get-card'
import type { OwnCard } from '@/contracts/privilege/own-card'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { Resource } from '@/lib/resource'
import { Submission } from '@/lib/submission'
import { routes } from '@/routes'
import type { CardParams } from '@/routes/user-routes'
import type { App } from '@/services/app'
import { type HolderForm, holderForm } from '../../shared/holder/holder-form'

/** A card on sale or of the user: activation and use (CARD-002, CARD-005). */
export class CardDetailModel {
  readonly card: Resource<PrivilegeCardDetail>
  /** Activates a card that needs no holder. */
  readonly activating: Submission<[], true>
  /** Holder form while it is open. */
  holder: HolderForm<true> | null = null

  constructor(
    private readonly app: Pick<App, 'request' | 'navigation' | 'clock'>,
    private readonly params: CardParams,
  ) {
    this.card = new Resource(() => app.request(getCard, params))
    this.activating = new Submission(() => this.activate({}))
    makeRefObservable(this)
  }

  get instance(): OwnCard | null {
    return this.card.value?.instance ?? null
  }

  /** True for a card of the user that can be used or activated. */
  get isActive(): boolean {
    return this.instance !== null && this.instance.cardStatus === undefined
  }

  load(): void {
    void this.card.load()
  }

  buy(): void {
    void this.app.navigation.open(routes.cardConfirm, { cardId: this.params.cardId })
  }

  openRange(): void {
    void this.app.navigation.open(routes.cardRange, this.isActive ? this.params : { cardId: this.params.cardId })
  }

  openRefundRule(): void {
    const { cardId, userCardInstanceId = cardId } = this.params
    void this.app.navigation.open(routes.refundRulePrivilege, { cardId: userCardInstanceId })
  }

  openHolder(): void {
    this.holder = holderForm(this.app.clock, (holder) => this.activate(holder))
  }

  closeHolder(): void {
    this.holder = null
  }

  private async activate(holder: object): Promise<true> {
    const { userCardInstanceId = '' } = this.params
    await this.app.request(activateCard, { userCardInstanceId, ...holder })
    return true
  }
}
