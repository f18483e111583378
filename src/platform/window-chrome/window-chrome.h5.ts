import type { WindowChrome } from './contract'

export const windowChrome = {
  drawsWayBack: false,

  // As text. The document keeps the name it has until the page knows a better one.
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
    // Even the same one again makes the browser style the whole document again, at every page that opens.
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
