import qrcode from 'qrcode-generator'

/** Pixels of a module of the code; whole, so that the edges stay sharp. */
const MODULE_PX = 8

/** A QR code as a data URL. */
export function qrPicture(content: string): string {
  return codeOf(content).createDataURL(MODULE_PX, 0)
}

/** The modules of a QR code, row by row; true is dark. */
export function qrModules(content: string): boolean[][] {
  const code = codeOf(content)
  const places = Array.from({ length: code.getModuleCount() }, (_, place) => place)
  return places.map((row) => places.map((column) => code.isDark(row, column)))
}

function codeOf(content: string): ReturnType<typeof qrcode> {
  const code = qrcode(0, 'M')
  code.addData(content)
  code.make()
  return code
}
