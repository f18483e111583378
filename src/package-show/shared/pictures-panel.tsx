import { commonText } from '@/i18n/common-text'
import { useText } from '@/i18n/use-text'
import { useApp } from '@/shell/app-context'
import { PictureViewer } from '@/ui/picture-viewer/picture-viewer'
import { sharedText } from './text'

/** A picture in full, with its description. */
export interface ShownPicture {
  src: string
  alt: string
}

interface PicturesPanelProps {
  pictures: readonly ShownPicture[]
  onClose(): void
}

/** Poster and seat plan of a show at full screen size. */
export function PicturesPanel({ pictures, onClose }: PicturesPanelProps) {
  const t = useText(sharedText)
  const common = useText(commonText)
  const { prompts } = useApp()
  const words = {
    title: t('pictures.title'),
    larger: t('seat.map.nearer'),
    smaller: t('seat.map.farther'),
    previous: t('pictures.previous'),
    next: t('pictures.next'),
    close: common('action.close'),
  }
  const onFail = () => prompts.showToast(t('pictures.failed'))
  return <PictureViewer pictures={pictures} words={words} onClose={onClose} onFail={onFail} />
}
