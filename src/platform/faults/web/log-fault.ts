import { log } from '../../log/log'
import { faultText } from '../fault-text'

export function logFault(thrown: unknown): void {
  log.system(faultText(thrown))
}
