import { usePullDownRefresh } from '@tarojs/taro'
import { scroll } from '@/platform/scroll/scroll'
import type { PullDownProps } from './contract'

/** The vendor draws the pull itself, on pages whose configuration enables it. */
export function PullDown({ onPull }: PullDownProps) {
  usePullDownRefresh(() => void onPull().finally(scroll.endPullDown))
  return null
}
