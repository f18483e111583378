/** Wraps a picture as an icon file for old browsers and feed readers. `side` in px, at most 256. */
export function icoOf(png: Buffer, side: number): Buffer {
  const head = Buffer.alloc(22)
  // Type icon, one picture.
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(side % 256, 6)
  head.writeUInt8(side % 256, 7)
  // One plane, 24 bits per pixel.
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(24, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}
