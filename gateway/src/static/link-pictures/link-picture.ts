/** What chats and search results crop least, px. */
export const LINK_PICTURE = { width: 1200, height: 630 } as const

/** Drawings of the shop that links show. */
const DRAWING = /^\/static\/demo\/((?:posters|venues|scenes)\/[\w-]+|logo)\.svg$/
const FOLDER = '/static/links/'

/** Address of the picture that a link shows in place of a drawing: chats show no SVG. Others stay as they are. */
export function linkPictureUrl(address: string, origin: string): string {
  const [, name] = (address.startsWith(origin) && DRAWING.exec(address.slice(origin.length))) || []
  return name ? `${origin}${FOLDER}${name}.png` : address
}

/** Whether an address is that of a link picture, of which the size is known. */
export function isLinkPicture(address: string, origin: string): boolean {
  return address.startsWith(origin + FOLDER)
}

/** Path of the drawing behind a link picture, `posters/1.png`; null if there is none. */
export function drawingPath(file: string): string | null {
  const path = `/static/demo/${file.replace(/\.png$/, '.svg')}`
  return file.endsWith('.png') && DRAWING.test(path) ? path : null
}
