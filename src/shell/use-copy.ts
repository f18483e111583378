import { commonText } from '@/i18n/common-text'
import { useText } from '@/i18n/use-text'
import { useApp } from './app-context'

/** Copies a text, and shows whether that succeeded. */
export function useCopy(): (text: string) => Promise<void> {
  const common = useText(commonText)
  const { clipboard, prompts } = useApp()
  return async (text) => prompts.showToast(common((await clipboard.copy(text)) ? 'copy.done' : 'copy.failed'))
}
