import { useErrorToast } from '@/shell/use-error-toast'
import type { ConfirmOrderModel } from './confirm-order-model'

/** Changes what the price depends on; shows the error of a price that cannot be fetched, which leaves all as before. */
export function usePriceChange({
  offer,
}: ConfirmOrderModel): <Result>(change: () => Promise<Result>) => Promise<Result> {
  const showError = useErrorToast()
  return async (change) => {
    const result = await change()
    if (offer.error) showError(offer.error)
    return result
  }
}
