import Taro from '@tarojs/taro'
import type { WindowChrome } from './contract'

export const windowChrome = {
  // By Taro, who remembers it: it names the document again whenever a page comes to the front.
  setTitle(title) {
    if (title) void Taro.setNavigationBarTitle({ title })
  },

  applyTheme(scheme, { background }) {
    const root = document.documentElement
    root.style.colorScheme = scheme
    root.style.backgroundColor = background
    metaThemeColor().content = background
  },

  setLanguage(tag) {
    document.documentElement.lang = tag
  },
} satisfies WindowChrome

function metaThemeColor(): HTMLMetaElement {
  const found = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')
  if (found) return found
  const meta = document.createElement('meta')
  meta.name = 'theme-color'
  return document.head.appendChild(meta)
}
