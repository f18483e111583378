import { offerDownload } from '../offer-download'
import { terminal } from '../terminal/terminal'
import type { FileSaver } from './contract'

/** A browser downloads; windows of other apps mostly cannot. */
export const fileSaver: FileSaver = {
  way: terminal.host === 'browser' ? 'download' : 'none',
  async save({ name, text }) {
    if (terminal.host !== 'browser') return { kind: 'unsupported' }
    const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
    offerDownload(address, name)
    URL.revokeObjectURL(address)
    return { kind: 'saved' }
  },
}
