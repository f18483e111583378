import { useCallback } from 'react'
import { type WebMessage, webMessagesOf } from '@/domain/web-message'
import { splitAddress } from '@/lib/query-string'
import { useApp } from './app-context'

export type ShareMessage = Extract<WebMessage, { action: 'share' }>

/** Follows what a page of others inside ours posts (docs/decisions/0028-messages-of-web-pages.md). */
export function useWebMessages(onShare?: (message: ShareMessage) => void): (posted: unknown) => void {
  const { navigation, terminal } = useApp()
  return useCallback(
    (posted: unknown) => {
      for (const message of webMessagesOf(posted)) {
        if (message.action === 'share') onShare?.(message)
        if (message.action === 'open') {
          const { path, params } = splitAddress(message.path)
          void navigation.openAddress(path, params)
        }
        // In a mini-program the page has been left when its messages come.
        if (message.action === 'back' && terminal.host !== 'mini-program') void navigation.back()
      }
    },
    [navigation, terminal, onShare],
  )
}
