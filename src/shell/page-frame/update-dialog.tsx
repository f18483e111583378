import { observer } from 'mobx-react'
import { commonText } from '@/i18n/common-text'
import { useText } from '@/i18n/use-text'
import { Dialog } from '@/ui/dialog/dialog'
import { useApp } from '../app-context'

/** Offers a newer version of the app, or insists on it; says what to do where it cannot be had. */
export const UpdateDialog = observer(function UpdateDialog() {
  const t = useText(commonText)
  const { update } = useApp()
  const { offered, isForced, hasFailed } = update
  if (hasFailed) {
    return (
      <Dialog
        title={t('update.failed')}
        content={t('update.failedHint')}
        confirmText={t('app.gotIt')}
        isConfirmDisabled={isForced}
        onAnswer={update.dismiss}
      />
    )
  }
  if (!update.isAsking) return null
  return (
    <Dialog
      title={offered?.title ?? t('update.title')}
      content={offered?.content}
      confirmText={t('update.now')}
      cancelText={isForced ? undefined : t('update.later')}
      onAnswer={(isConfirmed) => (isConfirmed ? update.accept() : update.dismiss())}
    />
  )
})
