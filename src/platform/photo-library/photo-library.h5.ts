import { terminal } from '../terminal/terminal'
import type { PhotoLibrary } from './contract'

/** Browsers download; windows of other apps mostly cannot, so there the user long-presses the picture. */
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
