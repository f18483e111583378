import { useErrorToast } from '@/shell/use-error-toast'
import type { ConfirmOrderModel } from './confirm-order-model'

/** Changes what the price depends on; where the shop does not answer, everything is as before and the buyer is told. */
export function usePriceChange({
  offer,
}: ConfirmOrderModel): <Result>(change: () => Promise<Result>) => Promise<Result> {
  const tellError = useErrorToast()
  return async (change) => {
    const result = await change()
    if (offer.error) tellError(offer.error)
    return result
  }
}
