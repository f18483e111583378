import { observer } from 'mobx-react'
import { useEffect } from 'react'
import type { ActivityEnrollComponent } from '@/contracts/layout/offer-components'
import { useText } from '@/i18n/use-text'
import { useApp } from '@/shell/app-context'
import { useModel } from '@/shell/use-model'
import { Button } from '@/ui/button/button'
import { FormError } from '@/ui/form-field/form-error'
import { FormView } from '@/ui/form-field/form-view'
import { Sheet } from '@/ui/sheet/sheet'
import { QuestionField } from '../schema-form/question-field'
import { blockText } from '../text'
import { EnrollModel } from './enroll-model'

interface EnrollSheetProps {
  activity: ActivityEnrollComponent['data']
  isOpen: boolean
  onClose: () => void
  /** The user takes part now. */
  onDone: () => void
}

/** The questions of an activity. Kept while it is closed, so that what is sent again is sent as the same. */
export const EnrollSheet = observer(function EnrollSheet({ activity, isOpen, onClose, onDone }: EnrollSheetProps) {
  const t = useText(blockText)
  const { prompts } = useApp()
  const model = useModel((app) => new EnrollModel(app, activity))
  const { form, questions, isUploading, reword } = model.questions

  useEffect(() => {
    reword(activity.schema)
  }, [activity.schema, reword])

  async function send() {
    if (!(await form.submit())) return
    onClose()
    onDone()
    prompts.showToast(t('enroll.success'))
  }

  if (!isOpen) return null
  return (
    <Sheet
      id="enroll-form"
      title={activity.title}
      footer={
        <Button id="enroll-send" isWide isBusy={form.isSubmitting || isUploading} onPress={send}>
          {t('enroll.send')}
        </Button>
      }
      onClose={onClose}
    >
      <FormView onSubmit={send}>
        {questions.map((question) => (
          <QuestionField key={question.about.key} form="enroll" question={question} />
        ))}
        <FormError form={form} />
      </FormView>
    </Sheet>
  )
})
