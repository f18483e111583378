import { terminal } from '../terminal/terminal'
import type { Sharing } from './contract'

/** Name of the browser error for a closed share dialog. */
const CLOSED = 'AbortError'

export const sharing: Sharing = {
  hasVendorButton: false,
  canSend: typeof navigator.share === 'function',

  async send({ title, description, link }) {
    try {
      await navigator.share({ title, text: description, url: link })
      return 'sent'
    } catch (error) {
      return (error as Error).name === CLOSED ? 'cancelled' : 'failed'
    }
  },

  async fillMenu(content, sign) {
    if (terminal.host !== 'wechat') return
    const { fillWechatMenu } = await import('./web/wechat-menu')
    await fillWechatMenu(content, sign)
  },
}
