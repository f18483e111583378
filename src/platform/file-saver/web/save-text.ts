import { offerText } from '../../offer-download'
import type { TextFile } from '../contract'

/** Hands the browser a text to save as a file. */
export function saveText({ name, text }: TextFile): void {
  offerText(text, 'application/json', name)
}
