import { offerText } from '../../offer-download'
import type { TextFile } from '../contract'

/** Saves a text as a file in the browser. */
export function saveText({ name, text }: TextFile): void {
  offerText(text, 'application/json', name)
}
