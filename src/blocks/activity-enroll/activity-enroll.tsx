import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useText } from '@/i18n/use-text'
import { useApp } from '@/shell/app-context'
import { useModel } from '@/shell/use-model'
import { Button } from '@/ui/button/button'
import { ChoiceField } from '@/ui/form-field/choice-field'
import { FormError } from '@/ui/form-field/form-error'
import { FormView } from '@/ui/form-field/form-view'
import { PhoneField } from '@/ui/form-field/phone-field'
import { TextField } from '@/ui/form-field/text-field'
import { Heading } from '@/ui/heading/heading'
import { Sheet } from '@/ui/sheet/sheet'
import type { BlockProps } from '../block'
import { blockText } from '../text'
import styles from './activity-enroll.module.scss'
import { EnrollModel, longestAnswer, type Question } from './enroll-model'

/** An activity of the shop, and the form to take part in it. */
export const ActivityEnroll = observer(function ActivityEnroll({ component, host }: BlockProps<'ACTIVITY_ENROLL'>) {
  const t = useText(blockText)
  const model = useModel((app) => new EnrollModel(app, component.data, host.noteUserChange))
  const { title, desc, buttonText, enrolled } = component.data
  return (
    <View className={styles.block}>
      <View className={styles.card}>
        <View className={styles.words}>
          <Heading className={styles.title}>{title}</Heading>
          <View className={styles.desc}>{desc}</View>
        </View>
        <Button
          id="enroll"
          size="small"
          kind={enrolled ? 'secondary' : 'primary'}
          isDisabled={enrolled}
          onPress={model.open}
        >
          {enrolled ? t('enroll.done') : buttonText}
        </Button>
      </View>
      {model.isOpen && <EnrollSheet model={model} title={title} />}
    </View>
  )
})

interface EnrollSheetProps {
  model: EnrollModel
  title: string
}

const EnrollSheet = observer(function EnrollSheet({ model, title }: EnrollSheetProps) {
  const t = useText(blockText)
  const { prompts } = useApp()
  const { form } = model

  async function send() {
    if (await form.submit()) prompts.showToast(t('enroll.success'))
  }

  return (
    <Sheet
      id="enroll-form"
      title={title}
      footer={
        <Button id="enroll-send" isWide isBusy={form.isSubmitting} onPress={send}>
          {t('enroll.send')}
        </Button>
      }
      onClose={model.close}
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
