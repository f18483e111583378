import { usePullDownRefresh } from '@tarojs/taro'
import { scroll } from '@/platform/scroll/scroll'

/** Loads anew when the user pulls the page down; the route of the page says that it can be (S1 §2). */
export function usePullDown(load: () => Promise<unknown>): void {
  usePullDownRefresh(() => void load().finally(scroll.endPullDown))
}
