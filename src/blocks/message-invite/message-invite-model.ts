import { type AllowCouponReminderInput, allowCouponReminder } from '@/contracts/message/allow-coupon-reminder'
import { allowMessages } from '@/contracts/message/allow-messages'
import { getCouponReminder } from '@/contracts/message/get-coupon-reminder'
import { listMessageTemplates, type MessageScene } from '@/contracts/message/list-message-templates'
import { AppError } from '@/lib/app-error'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { Resource } from '@/lib/resource'
import { Submission } from '@/lib/submission'
import type { App } from '@/services/app'
import { type OpenIdParts, OpenIds } from '@/services/jumps/open-ids'

/** Subject of the messages: an order, or coupons that are about to expire. */
export type InvitedScene = MessageScene | 'COUPON_TEMPLATE_EXPIRE'

/** Result of the request, for the text of the row. */
export type InviteNotice = 'allowed' | 'rejected' | 'off' | 'failed'

/** Result without an answer. */
const NOTICES = { cancelled: 'rejected', off: 'off', unsupported: 'failed', failed: 'failed' } as const

interface Template {
  scene: InvitedScene
  templateId: string
}

/** Subject of the messages, reported to the shop. */
export type MessageSubject = Pick<AllowCouponReminderInput, 'couponTemplateIds' | 'itemOrderId' | 'bindId'>

type Parts = Pick<App, 'messages' | 'session'> & OpenIdParts

/** Asking the user for messages of the vendor. Templates are there before the tap: vendors want no wait in it. */
export class MessageInviteModel {
  notice: InviteNotice | null = null
  readonly templates: Resource<Template[]>
  readonly allowing: Submission<[], true>

  constructor(
    private readonly app: Parts,
    private readonly scenes: readonly InvitedScene[],
    private readonly subject: () => MessageSubject = () => ({}),
  ) {
    this.templates = new Resource(() => this.fetchTemplates())
    this.allowing = new Submission(() => this.allow())
    makeRefObservable(this)
  }

  async load(): Promise<void> {
    if (this.app.messages.maxTemplates > 0 && this.app.session.isLoggedIn) await this.templates.load()
  }

  /** False where nothing can be requested: then nothing is drawn. */
  get isOffered(): boolean {
    return (this.templates.value?.length ?? 0) > 0
  }

  private setNotice(notice: InviteNotice | null): void {
    this.notice = notice
  }

  private async fetchTemplates(): Promise<Template[]> {
    const { request, shopConfig, messages } = this.app
    const ofOrders = (await request(listMessageTemplates, {})).filter(({ scene }) => this.scenes.includes(scene))
    const appId = shopConfig.config?.appId ?? ''
    const ofCoupons = this.scenes.includes('COUPON_TEMPLATE_EXPIRE')
      ? await request(getCouponReminder, { appId, remindSubscribeTypeEnums: 'COUPON_TEMPLATE_EXPIRE' })
      : []
    const open = ofCoupons.filter(({ subscribed }) => !subscribed)
    return [
      ...ofOrders,
      ...open.map(({ templateId }) => ({ scene: 'COUPON_TEMPLATE_EXPIRE' as const, templateId })),
    ].slice(0, messages.maxTemplates)
  }

  private async allow(): Promise<true> {
    const templates = this.templates.value ?? []
    const outcome = await this.app.messages.request(templates.map(({ templateId }) => templateId))
    if (outcome.kind !== 'answered') {
      this.setNotice(NOTICES[outcome.kind])
      return true
    }
    const accepted = templates.filter(({ templateId }) => outcome.answers[templateId] === 'accepted')
    if (accepted.length > 0) await this.record(accepted)
    const isBanned = Object.values(outcome.answers).every((answer) => answer === 'banned')
    this.setNotice(accepted.length > 0 ? 'allowed' : isBanned ? 'off' : 'rejected')
    return true
  }

  private async record(accepted: Template[]): Promise<void> {
    const { request, shopConfig } = this.app
    const found = await new OpenIds(this.app).find('/settings')
    if (found.kind !== 'known') throw new AppError('rejected', 'no-open-id')
    const { openId } = found
    const isCoupon = ({ scene }: Template) => scene === 'COUPON_TEMPLATE_EXPIRE'
    const templateIds = accepted.filter((template) => !isCoupon(template)).map(({ templateId }) => templateId)
    if (templateIds.length > 0) await request(allowMessages, { openId, templateIds })
    if (accepted.some(isCoupon)) {
      const appId = shopConfig.config?.appId ?? ''
      await request(allowCouponReminder, {
        appId,
        openId,
        ...this.subject(),
        remindSubscribeTypeEnums: ['COUPON_TEMPLATE_EXPIRE'],
      })
    }
  }
}
