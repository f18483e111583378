import { webRouter } from '../router/web/web-router'
import type { AttachModal, MaskProps } from './contract'

const FOCUSABLE = 'a[href], button:not([disabled]), input:not([disabled]), [tabindex="0"]'

export const attachModal: AttachModal = (elementId, onClose) => {
  const dialog = document.getElementById(elementId)
  const before = document.activeElement instanceof HTMLElement ? document.activeElement : null
  if (dialog === null) return () => {}
  dialog.focus()

  function onKeyDown(event: KeyboardEvent): void {
    // A button disabled under the finger moves the focus to the body.
    const at = document.activeElement
    if (at !== document.body && !dialog?.contains(at)) return
    if (event.key === 'Escape') {
      event.stopPropagation()
      onClose()
    }
    if (event.key === 'Tab' && dialog !== null) keepFocusIn(dialog, event)
  }

  const { style } = document.documentElement
  const { overflow } = style
  style.overflow = 'hidden'
  document.addEventListener('keydown', onKeyDown)
  const reportClosed = webRouter.openModal(onClose)
  return () => {
    reportClosed()
    style.overflow = overflow
    document.removeEventListener('keydown', onKeyDown)
    before?.focus()
  }
}

export const maskProps: MaskProps = {}

function keepFocusIn(dialog: HTMLElement, event: KeyboardEvent): void {
  const stops = Array.from(dialog.querySelectorAll<HTMLElement>(FOCUSABLE))
  const first = stops[0]
  const last = stops[stops.length - 1]
  const isLeaving = event.shiftKey
    ? document.activeElement === first || document.activeElement === dialog
    : document.activeElement === last
  if (!isLeaving) return
  event.preventDefault()
  ;(event.shiftKey ? last : first)?.focus()
}
