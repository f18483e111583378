import { runInAction } from 'mobx'
import { type GetCustomerServiceInput, getCustomerService } from '@/contracts/service/get-customer-service'
import { type ServiceChannel, serviceChannels } from '@/domain/customer-service'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { Submission } from '@/lib/submission'
import { routes } from '@/routes'
import type { App } from '@/services/app'

type ServiceApp = Pick<App, 'request' | 'clock' | 'session' | 'navigation' | 'customerService'>

/** Reaching the merchant: one way acts at once, of several the user chooses. */
export class CustomerServiceModel {
  /** The ways to choose from, while they are offered. */
  offered: readonly ServiceChannel[] = []
  /** Fetches the ways. False when there are none. */
  readonly contacting: Submission<[], boolean>

  constructor(
    private readonly app: ServiceApp,
    /** Subject of the enquiry, read at its start. */
    private readonly about: () => GetCustomerServiceInput = () => ({}),
  ) {
    this.contacting = new Submission(() => this.contact())
    makeRefObservable(this)
  }

  close(): void {
    this.offered = []
  }

  /** Answers whether it came about. */
  async follow(channel: Exclude<ServiceChannel, { kind: 'NATIVE' }>): Promise<boolean> {
    this.close()
    const { customerService, navigation } = this.app
    switch (channel.kind) {
      case 'TELEPHONE':
        return customerService.call(channel.telephone)
      case 'COMPANY_CHAT':
        return customerService.openCompanyChat(channel.corpId, channel.url)
      case 'ONLINE':
        await navigation.open(routes.webView, { url: channel.url })
        return true
    }
  }

  private async contact(): Promise<boolean> {
    const { request, clock, session, customerService } = this.app
    const config = await request(getCustomerService, this.about())
    const { hasCompanyChat, hasNativeService } = customerService
    const visitor = { now: clock.now(), hasCompanyChat, hasNativeService, user: session.user }
    const channels = serviceChannels(config, visitor)
    const [only, another] = channels
    if (!only) return false
    // The vendor's own chat opens from its button alone.
    if (!another && only.kind !== 'NATIVE' && isAnswered(only)) return this.follow(only)
    runInAction(() => {
      this.offered = channels
    })
    return true
  }
}

/** True if the service is staffed now. */
export function isAnswered(channel: ServiceChannel): boolean {
  return channel.kind === 'TELEPHONE' || channel.isOpen
}
