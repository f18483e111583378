import { useError, useUnhandledRejection } from '@tarojs/taro'
import { log } from '../log/log'
import { faultText } from './fault-text'

/** Logs and reports uncaught errors that the vendor passes to the app. */
export function useFaultLog(report?: (fault: string) => void): void {
  const take = (thrown: unknown) => {
    const fault = faultText(thrown)
    log.system(fault)
    report?.(fault)
  }
  useError(take)
  useUnhandledRejection(({ reason }) => take(reason))
}
