import { useEffect } from 'react'

/**
 * Logs what nobody catches on the whole page, and reports it; what words it is fetched with the first of them. `report`
 * stays the same.
 */
export function useFaultLog(report?: (fault: string) => void): void {
  useEffect(() => {
    const onFault = (event: ErrorEvent | PromiseRejectionEvent) => {
      const thrown = 'reason' in event ? event.reason : event.error
      // Code that cannot be fetched must not be one more fault.
      import('./web/log-fault').then(
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
