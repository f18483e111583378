import { offerDownload } from '../../offer-download'

const FILE_NAME = 'poster.png'

/** Downloads a picture in the browser. */
export function savePicture(picture: string): void {
  offerDownload(picture, FILE_NAME)
}
