import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { commonText } from '@/i18n/common-text'
import { useText } from '@/i18n/use-text'
import { Dialog } from '@/ui/dialog/dialog'
import { Leaving } from '@/ui/dialog/leaving'
import { Spinner } from '@/ui/spinner/spinner'
import { Toast } from '@/ui/toast/toast'
import { useApp } from '../app-context'
import { AutoRetryDialog } from './auto-retry-dialog'
import { PipelineQuestion } from './pipeline-question'
import styles from './prompt-host.module.scss'
import { UpdateDialog } from './update-dialog'

/** Draws what waits in the prompts store, on the visible page only. */
export const PromptHost = observer(function PromptHost() {
  const t = useText(commonText)
  const { toast, dialog, isBusy, isLoadingPage } = useApp().prompts
  return (
    <>
      <PipelineQuestion />
      <AutoRetryDialog />
      <UpdateDialog />
      {(isBusy || isLoadingPage) && (
        <View className={styles.busy} role="status">
          <Spinner />
        </View>
      )}
      <Leaving>
        {dialog && (
          <Dialog
            key={dialog.id}
            title={dialog.title}
            content={dialog.content}
            confirmText={dialog.confirmText}
            cancelText={dialog.cancelText}
            onAnswer={dialog.answer}
          />
        )}
      </Leaving>
      {toast && <Toast key={toast.id} text={toast.text ?? t('prompt.busy')} />}
    </>
  )
})
