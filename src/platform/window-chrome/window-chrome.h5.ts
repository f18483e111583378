import type { WindowChrome } from './contract'

export const windowChrome = {
  drawsWayBack: false,

  // As text. The document keeps its name until the page sets a better one.
  setTitle(title) {
    if (title) document.title = title
  },

  applyTheme(scheme, { background }) {
    const root = document.documentElement
    if (root.style.colorScheme === scheme && metaThemeColor().content === background) return
    root.style.colorScheme = scheme
    root.style.backgroundColor = background
    metaThemeColor().content = background
  },

  setLanguage(tag) {
    // Setting even the same value makes the browser restyle the whole document, at every page that opens.
    if (document.documentElement.lang !== tag) document.documentElement.lang = tag
  },
} satisfies WindowChrome

function metaThemeColor(): HTMLMetaElement {
  const found = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')
  if (found) return found
  const meta = document.createElement('meta')
  meta.name = 'theme-color'
  return document.head.appendChild(meta)
}
