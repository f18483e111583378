import { commonText } from '@/i18n/common-text'
import type { PageLoad } from '@/platform/page-loads/contract'
import type { App } from '@/services/app'

/** Shows that a page is loading, that a release has replaced it, and prompts for a retry if that fails. */
export function showPageLoad(app: Pick<App, 'prompts' | 'words' | 'pageLoads'>, state: PageLoad): void {
  const { prompts, words, pageLoads } = app
  prompts.setLoadingPage(state === 'slow')
  if (state === 'slow' || state === 'done') return
  const t = words.of(commonText)
  if (state === 'renewed') {
    prompts.showToast(t('update.title'))
    return
  }
  const isOutdated = state === 'outdated'
  const reason = isOutdated
    ? { title: t('update.title') }
    : { title: t('error.network'), content: t('error.networkHint') }
  const ways = { confirmText: t(isOutdated ? 'update.now' : 'action.retry'), cancelText: t('action.cancel') }
  void prompts.showDialog({ ...reason, ...ways }).then((isWanted) => isWanted && pageLoads.retry())
}
