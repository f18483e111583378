/** Size that chats and search results crop least, px. */
export const LINK_PICTURE = { width: 1200, height: 630 } as const

/** Drawings of the shop used in link previews: of the demo, and of published content. */
const DRAWING = /^\/static\/(?:demo\/((?:posters|venues|scenes)\/[\w-]+|logo)|(pictures\/[0-9a-f]{32}))\.svg$/
const FOLDER = '/static/links/'

/** Address of the preview picture of a drawing: chats show no SVG. Other addresses stay unchanged. */
export function linkPictureUrl(address: string, origin: string): string {
  const [, demo, published] = (address.startsWith(origin) && DRAWING.exec(address.slice(origin.length))) || []
  const name = demo ?? published
  return name ? `${origin}${FOLDER}${name}.png` : address
}

/** True for an address of a preview picture, whose size is known. */
export function isLinkPicture(address: string, origin: string): boolean {
  return address.startsWith(origin + FOLDER)
}

/** Path of the drawing behind a preview picture, `posters/1.png`; null if there is none. */
export function drawingPath(file: string): string | null {
  const folder = file.startsWith('pictures/') ? '/static/' : '/static/demo/'
  const path = folder + file.replace(/\.png$/, '.svg')
  return file.endsWith('.png') && DRAWING.test(path) ? path : null
}
