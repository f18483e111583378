import qrcode from 'qrcode-generator'

/** Pixels of a module of the code; whole, so that the edges stay sharp. */
const MODULE_PX = 8

/** A QR code as a data URL. */
export function qrPicture(content: string): string {
  const code = qrcode(0, 'M')
  code.addData(content)
  code.make()
  return code.createDataURL(MODULE_PX, 0)
}
