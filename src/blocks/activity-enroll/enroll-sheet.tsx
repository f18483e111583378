import { observer } from 'mobx-react'
import type { ActivityEnrollComponent } from '@/contracts/layout/offer-components'
import { useText } from '@/i18n/use-text'
import { useApp } from '@/shell/app-context'
import { useModel } from '@/shell/use-model'
import { Button } from '@/ui/button/button'
import { ChoiceField } from '@/ui/form-field/choice-field'
import { FormError } from '@/ui/form-field/form-error'
import { FormView } from '@/ui/form-field/form-view'
import { PhoneField } from '@/ui/form-field/phone-field'
import { TextField } from '@/ui/form-field/text-field'
import { Sheet } from '@/ui/sheet/sheet'
import { blockText } from '../text'
import { EnrollModel, longestAnswer, type Question } from './enroll-model'

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
  const { form } = model

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
        <Button id="enroll-send" isWide isBusy={form.isSubmitting} onPress={send}>
          {t('enroll.send')}
        </Button>
      }
      onClose={onClose}
    >
      <FormView onSubmit={send}>
        {model.questions.map((question) => (
          <QuestionField key={question.about.key} question={question} />
        ))}
        <FormError form={form} />
      </FormView>
    </Sheet>
  )
})

const QuestionField = observer(function QuestionField({ question }: { question: Question }) {
  const { shopConfig } = useApp()
  const { about } = question
  const common = { id: `enroll-${about.key}`, label: about.label }
  if (question.kind === 'phone') {
    return <PhoneField {...common} field={question.field} areas={shopConfig.phoneAreas} />
  }
  if (question.kind === 'choice') {
    const options = (about.options ?? []).map((option) => ({ key: option, text: option }))
    return <ChoiceField {...common} field={question.field} options={options} />
  }
  return <TextField {...common} field={question.field} maxLength={longestAnswer(about)} />
})
