import { commonText } from '@/i18n/common-text'
import type { PageLoad } from '@/platform/page-loads/contract'
import type { App } from '@/services/app'

/** Shows that a page is loading, and prompts for a retry if that fails. */
export function showPageLoad(app: Pick<App, 'prompts' | 'words' | 'pageLoads'>, state: PageLoad): void {
  const { prompts, words, pageLoads } = app
  prompts.setLoadingPage(state === 'slow')
  if (state !== 'failed') return
  const t = words.of(commonText)
  const reason = { title: t('error.network'), content: t('error.networkHint') }
  const ways = { confirmText: t('action.retry'), cancelText: t('action.cancel') }
  void prompts.showDialog({ ...reason, ...ways }).then((isWanted) => isWanted && pageLoads.retry())
}
