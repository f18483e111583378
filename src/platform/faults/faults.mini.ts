import { useError, useUnhandledRejection } from '@tarojs/taro'
import { log } from '../log/log'
import { faultText } from './fault-text'

/** Logs what nobody catches, as the vendor tells the app of it. */
export function useFaultLog(): void {
  useError((message) => log.system(faultText(message)))
  useUnhandledRejection(({ reason }) => log.system(faultText(reason)))
}
