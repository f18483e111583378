import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { FormField } from '@/contracts/topic/form-field'
import { useText } from '@/i18n/use-text'
import { useApp } from '@/shell/app-context'
import { useErrorToast } from '@/shell/use-error-toast'
import { useModel } from '@/shell/use-model'
import { Button } from '@/ui/button/button'
import { Chip } from '@/ui/chip/chip'
import { Field } from '@/ui/field/field'
import { Heading } from '@/ui/heading/heading'
import { Sheet } from '@/ui/sheet/sheet'
import type { BlockProps } from '../block'
import { blockText } from '../text'
import styles from './activity-enroll.module.scss'
import { EnrollModel, longestAnswer } from './enroll-model'

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
      {model.isOpen && <EnrollSheet model={model} title={title} schema={component.data.schema} />}
    </View>
  )
})

interface EnrollSheetProps {
  model: EnrollModel
  title: string
  schema: readonly FormField[]
}

const EnrollSheet = observer(function EnrollSheet({ model, title, schema }: EnrollSheetProps) {
  const t = useText(blockText)
  const tellError = useErrorToast()
  const { prompts } = useApp()
  const { sending } = model

  async function send() {
    const isDone = await sending.submit()
    if (isDone) prompts.showToast(t('enroll.success'))
    else if (sending.error) tellError(sending.error)
  }

  return (
    <Sheet
      id="enroll-form"
      title={title}
      footer={
        <Button id="enroll-send" isWide isBusy={sending.isRunning} onPress={() => void send()}>
          {t('enroll.send')}
        </Button>
      }
      onClose={model.close}
    >
      {schema.map((field) => (
        <Question key={field.key} field={field} model={model} />
      ))}
    </Sheet>
  )
})

const Question = observer(function Question({ field, model }: { field: FormField; model: EnrollModel }) {
  const t = useText(blockText)
  const { key, label, type, options = [] } = field
  const value = model.answers[key] ?? ''
  const message = model.isMissing(field) ? t('enroll.missing', { label }) : null
  if (type !== 'SELECT') {
    return (
      <Field
        id={`enroll-${key}`}
        label={label}
        type={type === 'PHONE' ? 'number' : 'text'}
        value={value}
        maxLength={longestAnswer(field)}
        error={message}
        onChange={(text) => model.answer(field, text)}
      />
    )
  }
  return (
    <View className={styles.question}>
      <View className={styles.label}>{label}</View>
      <View className={styles.options} role="radiogroup" aria-label={label}>
        {options.map((option) => (
          <Chip key={option} isSelected={option === value} onPress={() => model.answer(field, option)}>
            {option}
          </Chip>
        ))}
      </View>
      {message && (
        <View className={styles.error} role="alert">
          {message}
        </View>
      )}
    </View>
  )
})
