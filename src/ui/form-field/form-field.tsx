import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { type ReactNode, useEffect } from 'react'
import type { Field } from '@/form/field'
import { commonText } from '@/i18n/common-text'
import { errorText } from '@/i18n/error-text'
import { useMessage } from '@/i18n/use-message'
import { useText } from '@/i18n/use-text'
import { AppError } from '@/lib/app-error'
import { scroll } from '@/platform/scroll/scroll'
import { classNames } from '../class-names'
import { useScrollBox } from '../scroll-box/scroll-box'
import styles from './form-field.module.scss'

/** Props of every control of a form. */
export interface ControlProps {
  id: string
  label: string
  isInvalid: boolean
  /** Id of the element with the error. */
  describedBy: string
}

type DrawnField = Pick<Field<unknown>, 'message' | 'serverError' | 'revealCount' | 'hasError'>

interface FormFieldProps {
  field: DrawnField
  /** Of the control; the field around it and the message have ids made of it. */
  id: string
  label: string
  /** The label stands above a control that needs the width; beside it otherwise. Absent: the control has its own label. */
  layout?: 'beside' | 'above' | 'bare'
  /** Stands after the control, such as a picture or a button. */
  after?: ReactNode
  /** Hint for the input; an error takes its place. */
  hint?: string
  children(control: ControlProps): ReactNode
}

/** A field of a form: label, control, and the one message below it. Shown and focused when the form requests it. */
export const FormField = observer(function FormField({
  field,
  id,
  label,
  layout = 'beside',
  after,
  hint,
  children,
}: FormFieldProps) {
  const wrong = useFieldMessage(field, label)
  const box = useScrollBox()
  const fieldId = `${id}-field`
  const { revealCount } = field

  useEffect(() => {
    if (revealCount > 0) scroll.reveal(fieldId, box)
  }, [revealCount, fieldId, box])

  return (
    <View id={fieldId} className={classNames(layout !== 'bare' && styles.field, wrong && styles.wrong)}>
      <View className={classNames(layout === 'beside' && styles.row)}>
        {layout !== 'bare' && <Text className={styles[layout]}>{label}</Text>}
        <View className={classNames(layout !== 'bare' && styles.control)}>
          {children({ id, label, isInvalid: wrong !== null, describedBy: `${id}-message` })}
          {after}
        </View>
      </View>
      {wrong !== null && (
        <View id={`${id}-message`} className={styles.message} role="alert">
          {wrong}
        </View>
      )}
      {wrong === null && hint && <View className={styles.hint}>{hint}</View>}
    </View>
  )
})

/** Error of a field in the language of the screen; null if it is valid or not visited yet. */
function useFieldMessage(field: DrawnField, label: string): string | null {
  const speak = useMessage()
  const common = useText(commonText)
  const { serverError } = field
  if (serverError instanceof AppError) return errorText(serverError, common).title
  const wrong = serverError ?? field.message
  return wrong && speak(wrong, { label })
}
