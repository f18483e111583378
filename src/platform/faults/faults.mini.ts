import { useError, useUnhandledRejection } from '@tarojs/taro'
import { log } from '../log/log'
import { faultText } from './fault-text'

/** Logs what nobody catches, as the vendor tells the app of it, and reports it. */
export function useFaultLog(report?: (fault: string) => void): void {
  const take = (thrown: unknown) => {
    const fault = faultText(thrown)
    log.system(fault)
    report?.(fault)
  }
  useError(take)
  useUnhandledRejection(({ reason }) => take(reason))
}
