import { useEffect, useRef } from 'react'
import type { WebFrameProps } from './contract'
import styles from './web-frame.module.scss'

const MAY = 'allow-scripts allow-forms allow-popups'

/** The browser frames any page that allows it. */
export const canFrame = (_url: string): boolean => true

/**
 * A frame that may run its own scripts and forms, and cannot steer the page around it but by messages. A page of the
 * shop's own origin runs as a stranger: with its origin it could reach out of the frame.
 */
export function WebFrame({ url, title, onMessage }: WebFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    const origin = isOwn(url) ? 'null' : originOf(url)
    const handleMessage = (event: MessageEvent) => {
      const isOfFrame = event.source !== null && event.source === frame.current?.contentWindow
      if (isOfFrame && event.origin === origin) onMessage(event.data)
    }
    window.addEventListener('message', handleMessage)
    return () => window.removeEventListener('message', handleMessage)
  }, [url, onMessage])
  return (
    <iframe
      ref={frame}
      id="web-frame"
      className={styles.frame}
      src={url}
      title={title}
      sandbox={isOwn(url) ? MAY : `${MAY} allow-same-origin`}
      referrerPolicy="no-referrer"
    />
  )
}

function originOf(url: string): string {
  return new URL(url, window.location.href).origin
}

function isOwn(url: string): boolean {
  return originOf(url) === window.location.origin
}
