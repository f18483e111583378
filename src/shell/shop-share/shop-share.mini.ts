import { useShare } from '../use-share'

/** The vendor's menu shares the shop. */
export function useShopShare(): void {
  useShare(null)
}
