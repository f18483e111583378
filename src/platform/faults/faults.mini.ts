import { useError, useUnhandledRejection } from '@tarojs/taro'
import { log } from '../log/log'
import { faultText } from './fault-text'

/** Logs and reports uncaught errors that the vendor passes to the app. */
export function useFaultLog(report?: (fault: string) => void): void {
  const logFault = (thrown: unknown) => {
    const fault = faultText(thrown)
    log.system(fault)
    report?.(fault)
  }
  useError(logFault)
  useUnhandledRejection(({ reason }) => logFault(reason))
}
