import { commonText } from '@/i18n/common-text'
import { errorText } from '@/i18n/error-text'
import { useText } from '@/i18n/use-text'
import type { AppError } from '@/lib/app-error'
import { useApp } from './app-context'

/** Tells of an error in a notice, for what has no place of its own to say it. */
export function useErrorToast(): (error: AppError) => void {
  const t = useText(commonText)
  const { prompts } = useApp()
  return (error) => prompts.showToast(errorText(error, t).title)
}
