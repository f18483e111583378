import type { Clipboard } from './contract'

export const clipboard = {
  async copy(text) {
    try {
      await navigator.clipboard.writeText(text)
      return true
    } catch {
      return copyThroughSelection(text)
    }
  },
} satisfies Clipboard

/** For pages without clipboard permission, such as those served over plain HTTP. */
function copyThroughSelection(text: string): boolean {
  const field = document.createElement('textarea')
  field.value = text
  field.style.position = 'fixed'
  field.style.opacity = '0'
  document.body.appendChild(field)
  field.select()
  const isCopied = document.execCommand('copy')
  field.remove()
  return isCopied
}
