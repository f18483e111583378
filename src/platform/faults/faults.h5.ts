import { useEffect } from 'react'
import { pageLoads } from '../page-loads/page-loads.h5'

/**
 * Logs and reports uncaught errors of the page; the code that formats them loads with the first one. `report` must not
 * change.
 */
export function useFaultLog(report?: (fault: string) => void): void {
  useEffect(() => {
    const onFault = (event: ErrorEvent | PromiseRejectionEvent) => {
      const thrown = 'reason' in event ? event.reason : event.error
      // A failed import must not raise another error.
      pageLoads
        .inBackground(() => import('./web/log-fault'))
        .then(
          ({ logFault }) => logFault(thrown, report),
          () => {},
        )
    }
    window.addEventListener('error', onFault)
    window.addEventListener('unhandledrejection', onFault)
    return () => {
      window.removeEventListener('error', onFault)
      window.removeEventListener('unhandledrejection', onFault)
    }
  }, [report])
}
