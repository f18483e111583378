import { useEffect, useId, useRef } from 'react'
import { attachModal } from '@/platform/modal/modal'

/** Id for an element that is a modal dialog as long as it is drawn, or until it has begun to leave. */
export function useModal(onClose: () => void, isLeaving = false): string {
  const id = `modal${useId().replace(/\W/g, '')}`
  const close = useRef(onClose)
  close.current = onClose
  useEffect(() => (isLeaving ? undefined : attachModal(id, () => close.current())), [id, isLeaving])
  return id
}
