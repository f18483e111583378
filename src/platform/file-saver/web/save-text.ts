import { offerDownload } from '../../offer-download'
import type { TextFile } from '../contract'

/** Hands the browser a text to save as a file. */
export function saveText({ name, text }: TextFile): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  offerDownload(address, name)
  URL.revokeObjectURL(address)
}
