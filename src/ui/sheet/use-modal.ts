import { useEffect, useId, useRef } from 'react'
import { attachModal } from '@/platform/modal/modal'

/** Id for an element that is a modal dialog as long as it is drawn. */
export function useModal(onClose: () => void): string {
  const id = `modal${useId().replace(/\W/g, '')}`
  const close = useRef(onClose)
  close.current = onClose
  useEffect(() => attachModal(id, () => close.current()), [id])
  return id
}
