import { useEffect, useRef } from 'react'
import type { WebFrameProps } from './contract'
import styles from './web-frame.module.scss'

/** A frame that may run its own scripts and forms, and cannot steer the page around it but by messages. */
export function WebFrame({ url, title, onMessage }: WebFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    const origin = new URL(url, window.location.href).origin
    const hear = (event: MessageEvent) => {
      const isOfFrame = event.source !== null && event.source === frame.current?.contentWindow
      if (isOfFrame && event.origin === origin) onMessage(event.data)
    }
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  }, [url, onMessage])
  return (
    <iframe
      ref={frame}
      id="web-frame"
      className={styles.frame}
      src={url}
      title={title}
      sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
      referrerPolicy="no-referrer"
    />
  )
}
