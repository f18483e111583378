import { commonText } from '@/i18n/common-text'
import { errorText } from '@/i18n/error-text'
import { useText } from '@/i18n/use-text'
import type { AppError } from '@/lib/app-error'
import { useApp } from './app-context'

/** Shows an error in a notice, for parts without a place of their own for it. */
export function useErrorToast(): (error: AppError) => void {
  const t = useText(commonText)
  const { prompts } = useApp()
  return (error) => prompts.showToast(errorText(error, t).title)
}
