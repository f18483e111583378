import { ERROR_CODE } from '@/contracts/envelope'
import { toAppError } from '@/lib/app-error'
import type { Interceptor } from '../call'

/** Part of the shop's configuration for the rule. */
export interface ShopStatus {
  readonly isOpen: boolean
  markClosed(message: string): void
  /** Fetches the configuration again. Never rejects. */
  load(): Promise<void>
}

/** Redirects a business error of a closed shop to the shop's state page, once that is certain. */
export function shopNotOpen(shop: ShopStatus, openShopState: () => void): Interceptor {
  async function showNotice(message: string): Promise<void> {
    shop.markClosed(message)
    // The error may be older than the configuration, or newer.
    await shop.load()
    if (!shop.isOpen) openShopState()
  }

  return async (call, next) => {
    try {
      return await next(call)
    } catch (thrown) {
      const { errorCode, comments } = toAppError(thrown).details
      if (errorCode === ERROR_CODE.shopNotOpen) void showNotice(comments ?? '')
      throw thrown
    }
  }
}
