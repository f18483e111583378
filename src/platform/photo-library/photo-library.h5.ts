import { terminal } from '../terminal/terminal'
import type { PhotoLibrary } from './contract'

/** A browser downloads; windows of other apps mostly cannot, so there the user holds the picture. */
export const photoLibrary: PhotoLibrary = {
  way: terminal.host === 'browser' ? 'save' : 'hold',
  async save(picture) {
    try {
      const { savePicture } = await import('./web/save-picture')
      savePicture(picture)
      return { kind: 'saved' }
    } catch (thrown) {
      return { kind: 'failed', reason: String(thrown) }
    }
  },
  reauthorize: async () => true,
}
