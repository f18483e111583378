import { terminal } from '../terminal/terminal'
import type { FileSaver } from './contract'

const isBrowser = terminal.host === 'browser'

/** Browsers download; windows of other apps mostly cannot. */
export const fileSaver: FileSaver = {
  way: isBrowser ? 'download' : 'none',
  async save(file) {
    if (!isBrowser) return { kind: 'unsupported' }
    try {
      const { saveText } = await import('./web/save-text')
      saveText(file)
      return { kind: 'saved' }
    } catch (thrown) {
      return { kind: 'failed', reason: String(thrown) }
    }
  },
}
