import { useErrorToast } from '@/shell/use-error-toast'
import type { ConfirmOrderModel } from './confirm-order-model'

/** Changes an input of the price; shows the error and restores the input if the price cannot be fetched. */
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
