import type { Provider, ProviderLogin, ProviderReturn } from './contract'

/** A browser whose provider result the test sets. */
export class FakeProviderLogin implements ProviderLogin {
  isSupported = false
  outcome: Awaited<ReturnType<ProviderLogin['leaveFor']>> = 'left'
  returned: ProviderReturn | null = null
  readonly leftFor: { provider: Provider; backTo: string }[] = []

  async leaveFor(provider: Provider, backTo: string) {
    if (this.outcome === 'left') this.leftFor.push({ provider, backTo })
    return this.outcome
  }

  async consumeReturn(): Promise<ProviderReturn | null> {
    const { returned } = this
    this.returned = null
    return returned
  }
}
