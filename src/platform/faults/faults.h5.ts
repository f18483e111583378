import { useEffect } from 'react'

/** Logs what nobody catches on the whole page; what words it for the log is fetched with the first of them. */
export function useFaultLog(): void {
  useEffect(() => {
    window.addEventListener('error', tell)
    window.addEventListener('unhandledrejection', tell)
    return () => {
      window.removeEventListener('error', tell)
      window.removeEventListener('unhandledrejection', tell)
    }
  }, [])
}

function tell(event: ErrorEvent | PromiseRejectionEvent): void {
  const thrown = 'reason' in event ? event.reason : event.error
  // Code that cannot be fetched must not be one more fault.
  import('./web/log-fault').then(
    ({ logFault }) => logFault(thrown),
    () => {},
  )
}
