import { act } from '@testing-library/react'

/** Replaces every text by one in `<font>` elements, as the translators of browsers do. */
export async function translatePage(): Promise<void> {
  await act(async () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      if (text.data.trim() === '' || text.parentElement?.closest('style, script, textarea')) continue
      const font = document.createElement('font')
      font.append(document.createElement('font'))
      font.firstElementChild?.append(text.data)
      text.replaceWith(font)
    }
  })
}
