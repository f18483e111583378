import type { Scroll } from './contract'

export const scroll = {
  toElement(id, offsetPx) {
    const element = document.getElementById(id)
    if (!element) return
    const top = element.getBoundingClientRect().top + window.scrollY - offsetPx
    window.scrollTo({ top })
  },
} satisfies Scroll
