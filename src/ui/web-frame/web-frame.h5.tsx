import type { WebFrameProps } from './contract'

/** A frame that may run its own scripts and forms, and cannot steer the page around it. */
export function WebFrame({ url, title, className }: WebFrameProps) {
  return (
    <iframe
      className={className}
      src={url}
      title={title}
      sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
      referrerPolicy="no-referrer"
    />
  )
}
