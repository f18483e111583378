import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { commonText } from '@/i18n/common-text'
import { errorText } from '@/i18n/error-text'
import { useText } from '@/i18n/use-text'
import type { AppError } from '@/lib/app-error'
import { EmptyState } from './empty-state'
import { useLoginOffer, useWayHome } from './login-offer'
import { useNetworkReturn } from './network-return'

interface ErrorStateProps {
  error: AppError
  actionText?: string
  onAction(): void
}

/**
 * A failure in words that help, with the trace id for the developer where something may be broken: an ended login and a
 * refusal are no faults. For want of a network it tries again by itself;
 * for want of a session it offers the login, and tries again after it. What does not exist leads home: a retry cannot help.
 */
export function ErrorState({ error, actionText, onAction }: ErrorStateProps) {
  const t = useText(commonText)
  const { title, hint } = errorText(error, t)
  const { traceId } = error.details
  const isFault = error.kind !== 'unauthorized' && error.kind !== 'rejected'
  useNetworkReturn(error.kind === 'network', onAction)
  const logIn = useLoginOffer(error.kind === 'unauthorized', onAction)
  const goHome = useWayHome()
  const leave = error.statusCode === BUSINESS_ERROR.notFound && actionText === undefined ? goHome : null
  const wayText = logIn ? t('frame.logIn') : leave && t('frame.goHome')
  return (
    <EmptyState
      icon={error.kind === 'network' ? 'wifi-off' : 'circle-alert'}
      title={title}
      hint={hint}
      code={isFault && traceId ? t('error.traceId', { traceId: traceId.slice(0, 8) }) : undefined}
      actionText={wayText || (actionText ?? t('action.retry'))}
      onAction={logIn ?? leave ?? onAction}
    />
  )
}
