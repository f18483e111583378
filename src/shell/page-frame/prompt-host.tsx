import { observer } from 'mobx-react'
import { Dialog } from '@/ui/dialog/dialog'
import { Toast } from '@/ui/toast/toast'
import { useApp } from '../app-context'

/** Draws what waits in the prompts store, on the visible page only. */
export const PromptHost = observer(function PromptHost() {
  const { toast, dialog } = useApp().prompts
  return (
    <>
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
      {toast && <Toast key={toast.id} text={toast.text} />}
    </>
  )
})
