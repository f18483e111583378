import type { AppError } from '@/lib/app-error'
import type { CommonTextKey } from './locales/zh-cn'
import type { Translate } from './text'

/** Words for an error: what happened, and what the user can do. */
export interface ErrorText {
  title: string
  hint: string
}

/**
 * The only place that makes words of an error: the server's own where it sent some in time, else by what kind it is.
 * Never the technical message.
 */
export function errorText(error: AppError, t: Translate<CommonTextKey>): ErrorText {
  const { comments, subComments } = error.details
  if (error.isTimeout) return { title: t('error.timeout'), hint: '' }
  if (comments) return { title: comments, hint: subComments ?? '' }
  switch (error.kind) {
    case 'network':
      return { title: t('error.network'), hint: t('error.networkHint') }
    case 'unauthorized':
      return { title: t('error.notLoggedIn'), hint: t('error.notLoggedInHint') }
    case 'unavailable':
      return { title: t('error.busy'), hint: t('error.busyHint') }
    default:
      return { title: t('error.generic'), hint: t('error.genericHint') }
  }
}
