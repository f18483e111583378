import { useText } from '@/i18n/use-text'
import { useApp } from '@/shell/app-context'
import { useErrorToast } from '@/shell/use-error-toast'
import { blockText } from '../text'
import type { CustomerServiceModel } from './customer-service-model'

/** Opens the merchant's customer service, and shows a notice if it cannot be reached. */
export function useContactService({ contacting }: CustomerServiceModel): () => Promise<void> {
  const t = useText(blockText)
  const showError = useErrorToast()
  const { prompts } = useApp()
  return async () => {
    const isThere = await contacting.submit()
    if (contacting.error) showError(contacting.error)
    else if (isThere === false) prompts.showToast(t('service.none'))
  }
}
