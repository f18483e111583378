import { useEffect, useRef } from 'react'
import { imageAddress } from '@/domain/image-address'
import { previewPictures } from '@/platform/picture-preview/preview-pictures'
import type { PictureViewerProps } from './contract'

/** The vendor's own viewer: its way back is the phone's. */
export function PictureViewer(props: PictureViewerProps) {
  const latest = useRef(props)
  latest.current = props

  useEffect(() => {
    async function open() {
      const { pictures, onClose, onFail } = latest.current
      const urls = pictures.flatMap(({ src }) => imageAddress(src, undefined, false) ?? [])
      if (!(await previewPictures(urls))) onFail()
      onClose()
    }
    void open()
  }, [])

  return null
}
