import { offerDownload } from '../../offer-download'

const FILE_NAME = 'poster.png'

/** Hands the browser a picture to save. */
export function savePicture(picture: string): void {
  offerDownload(picture, FILE_NAME)
}
