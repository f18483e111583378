import { log } from '../../log/log'
import { faultText } from '../fault-text'

/** Logs an error, and passes its text to `report`. */
export function logFault(thrown: unknown, report?: (fault: string) => void): void {
  const fault = faultText(thrown)
  log.system(fault)
  report?.(fault)
}
