import type { GetShowDynamicOutput } from '@/contracts/show/get-show-dynamic'
import { querySubscriptions, type ReminderState } from '@/contracts/show/query-subscriptions'
import { type SetReminderInput, type SetReminderOutput, setReminder } from '@/contracts/show/set-reminder'
import { type RemindType, type SubscribeShowOutput, subscribeShow } from '@/contracts/show/subscribe-show'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { Resource } from '@/lib/resource'
import { Submission } from '@/lib/submission'
import type { App } from '@/services/app'

/** Reminder settings; `enabled: false` turns it off. */
export type ReminderSettings = Omit<SetReminderInput, 'showId'>

/** Reminder of a show: start of the sale, or returned tickets (CAT-077, CAT-078). */
export class ReminderModel {
  private offered: RemindType | null = null
  /** Session of the sale; undefined for returned tickets. */
  private showSessionId: string | undefined
  readonly changing: Submission<[], SubscribeShowOutput | null>

  /** Current and available settings (CAT-079); null for a visitor. */
  readonly state: Resource<ReminderState | null>
  readonly saving: Submission<[ReminderSettings], SetReminderOutput>

  constructor(
    private readonly app: Pick<App, 'request' | 'session' | 'shopConfig'>,
    private readonly showId: string,
  ) {
    this.state = new Resource(() => this.fetchState())
    this.changing = new Submission(() => this.change())
    this.saving = new Submission((settings) => this.save(settings))
    makeRefObservable(this)
  }

  /** Null without a reason to remind, or if the merchant exchanges tickets and sends no reminders (SHELL-015). */
  get type(): RemindType | null {
    return this.offered !== null && this.app.shopConfig.flags.MERCHANT_IS_ZZ ? null : this.offered
  }

  get isOn(): boolean {
    return this.state.value?.subscribed ?? false
  }

  /** Applies the offered reminder type; the subscription of the user is fetched separately. */
  apply({ remindType, saleShowSessionId }: GetShowDynamicOutput): void {
    this.showSessionId = saleShowSessionId
    this.offered = remindType === 'SALE' || remindType === 'LACK' ? remindType : null
    if (this.type !== null && this.app.session.isLoggedIn) void this.state.load()
  }

  private async fetchState(): Promise<ReminderState | null> {
    const target = { targetId: this.showId, targetType: 'SHOW', remindType: this.type ?? 'SALE' } as const
    const [state = null] = await this.app.request(querySubscriptions, { targets: [target] })
    return state
  }

  /** Toggles the reminder; a visitor logs in first. */
  private async change(): Promise<SubscribeShowOutput | null> {
    if (this.type === null) return null
    const { showId, type: remindType, showSessionId } = this
    const wanted = { showId, remindType, subscribeTargetType: 'SHOW', ...(showSessionId && { showSessionId }) } as const
    const answer = await this.app.request(subscribeShow, wanted, { isUserAction: true })
    await this.refresh({ subscribed: answer.subscribed })
    return answer
  }

  private async save(settings: ReminderSettings): Promise<SetReminderOutput> {
    const wanted = { showId: this.showId, ...settings }
    const answer = await this.app.request(setReminder, wanted, { isUserAction: true })
    const { enabled: subscribed, ...chosen } = settings
    await this.refresh({ subscribed, ...chosen })
    return answer
  }

  /** Applies the change even if the refresh fails: otherwise the next tap would do the opposite. */
  private async refresh(changes: Partial<ReminderState>): Promise<void> {
    const { value } = this.state
    if (value !== null) this.state.set({ ...value, ...changes })
    await this.state.load()
  }
}
