/** Offsets from the left and top of A4, and line height, in points. */
const [LEFT, TOP, LINE] = [60, 760, 28]

/**
 * An A4 page with lines of text. No font is embedded: viewers have one for Chinese characters (Adobe-GB1), which also
 * covers the shop's other languages.
 */
export function plainPdf(lines: readonly string[]): Buffer {
  const text = lines.map((line, at) => `BT /F1 14 Tf ${LEFT} ${TOP - at * LINE} Td <${hexOf(line)}> Tj ET`).join('\n')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UCS2-H /DescendantFonts [6 0 R] >>',
    '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /FontDescriptor 7 0 R' +
      ' /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 2 >> >>',
    '<< /Type /FontDescriptor /FontName /STSong-Light /Flags 6 /FontBBox [-25 -254 1000 880]' +
      ' /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 >>',
  ]
  return Buffer.from(fileOf(objects), 'latin1')
}

/** Objects in sequence, with their offsets. */
function fileOf(objects: readonly string[]): string {
  let file = '%PDF-1.4\n'
  const starts = objects.map((object, at) => {
    const start = file.length
    file += `${at + 1} 0 obj\n${object}\nendobj\n`
    return `${String(start).padStart(10, '0')} 00000 n \n`
  })
  const size = objects.length + 1
  return `${file}xref\n0 ${size}\n0000000000 65535 f \n${starts.join('')}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
}

function hexOf(text: string): string {
  return Buffer.from(text, 'utf16le').swap16().toString('hex')
}
