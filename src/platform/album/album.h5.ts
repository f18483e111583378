import { terminal } from '../terminal/terminal'
import type { Album } from './contract'

const FILE_NAME = 'poster.png'

/** A browser downloads; windows of other apps mostly cannot, so there the user holds the picture. */
export const album: Album = {
  way: terminal.host === 'browser' ? 'save' : 'hold',
  async save(picture) {
    const link = document.createElement('a')
    link.href = picture
    link.download = FILE_NAME
    link.click()
    return { kind: 'saved' }
  },
  reauthorise: async () => true,
}
