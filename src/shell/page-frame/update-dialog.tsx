import { observer } from 'mobx-react'
import { commonText } from '@/i18n/common-text'
import { useText } from '@/i18n/use-text'
import { Dialog } from '@/ui/dialog/dialog'
import { Leaving } from '@/ui/dialog/leaving'
import { useApp } from '../app-context'

/** Offers a newer version of the app, or insists on it; shows the next step if it is unavailable. */
export const UpdateDialog = observer(function UpdateDialog() {
  const t = useText(commonText)
  const { update } = useApp()
  const { offered, isForced, isAsking, hasFailed } = update
  return (
    <Leaving>
      {hasFailed ? (
        <Dialog
          key="failed"
          title={t('update.failed')}
          content={t('update.failedHint')}
          confirmText={t('app.gotIt')}
          isConfirmDisabled={isForced}
          onAnswer={update.dismiss}
        />
      ) : (
        isAsking && (
          <Dialog
            key="asking"
            title={offered?.title ?? t('update.title')}
            content={offered?.content}
            confirmText={t('update.now')}
            cancelText={isForced ? undefined : t('update.later')}
            onAnswer={(isConfirmed) => (isConfirmed ? update.accept() : update.dismiss())}
          />
        )
      )}
    </Leaving>
  )
})
