// Draws the SVG from standard input in the middle of a PNG of 1200 × 630 on standard output, over a blurred copy at
// full width. A separate program: a drawing may crash the renderer or block it.
import { Resvg } from '@resvg/resvg-js'

const WIDTH = 1200
const HEIGHT = 630
const font = { loadSystemFonts: true, defaultFontFamily: 'sans-serif' }

const parts = []
for await (const part of process.stdin) parts.push(part)
// Drawn alone first: the renderer fails on a drawing that exceeds its picture.
const drawing = new Resvg(Buffer.concat(parts).toString(), { font, fitTo: { mode: 'height', value: HEIGHT } }).render()
const address = `data:image/png;base64,${drawing.asPng().toString('base64')}`

const picture = (scale, attributes = '') => {
  const [width, height] = [drawing.width * scale, drawing.height * scale]
  const [x, y] = [(WIDTH - width) / 2, (HEIGHT - height) / 2]
  return `<image x="${x}" y="${y}" width="${width}" height="${height}" href="${address}"${attributes}/>`
}
const inside = Math.min(WIDTH / drawing.width, HEIGHT / drawing.height)
const cover = Math.max(WIDTH / drawing.width, HEIGHT / drawing.height)
const composed = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
<filter id="blur" x="0" y="0" width="${WIDTH}" height="${HEIGHT}" filterUnits="userSpaceOnUse"><feGaussianBlur stdDeviation="24"/></filter>
${picture(cover, ' filter="url(#blur)"')}<rect width="${WIDTH}" height="${HEIGHT}" fill="#000" opacity=".35"/>${picture(inside)}</svg>`
process.stdout.write(new Resvg(composed, { font: { loadSystemFonts: false } }).render().asPng())
