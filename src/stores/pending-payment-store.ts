import type { Clock } from '@/lib/clock'
import type { KeyValueStorage } from '@/platform/storage/contract'

const STORAGE_KEY = 'pending'

/** Orders are paid or cancelled within this time; what is older has been settled long ago. */
const LIFE_MS = 60 * 60 * 1000

interface Pending {
  orderId: string
  at: number
}

/**
 * Order with a started payment and no known result: a provider's page may never return, and a phone may close the app.
 */
export class PendingPaymentStore {
  constructor(
    private readonly storage: KeyValueStorage,
    private readonly clock: Clock,
  ) {}

  remember(orderId: string): void {
    this.storage.set(STORAGE_KEY, { orderId, at: this.clock.now() } satisfies Pending)
  }

  get orderId(): string | null {
    const pending = this.storage.get<Pending>(STORAGE_KEY)
    return pending && this.clock.now() - pending.at < LIFE_MS ? pending.orderId : null
  }

  clear(): void {
    this.storage.remove(STORAGE_KEY)
  }
}
