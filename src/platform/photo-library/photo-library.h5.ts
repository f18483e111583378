import { offerDownload } from '../offer-download'
import { terminal } from '../terminal/terminal'
import type { PhotoLibrary } from './contract'

const FILE_NAME = 'poster.png'

/** A browser downloads; windows of other apps mostly cannot, so there the user holds the picture. */
export const photoLibrary: PhotoLibrary = {
  way: terminal.host === 'browser' ? 'save' : 'hold',
  async save(picture) {
    offerDownload(picture, FILE_NAME)
    return { kind: 'saved' }
  },
  reauthorize: async () => true,
}
