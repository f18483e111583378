import { observer } from 'mobx-react'
import { FIRST_BIRTHDAY } from '@/domain/birthday'
import { longestAnswer } from '@/domain/form-answer'
import { commonText } from '@/i18n/common-text'
import { useText } from '@/i18n/use-text'
import { useApp } from '@/shell/app-context'
import { ChoiceField } from '@/ui/form-field/choice-field'
import { ChoicesField } from '@/ui/form-field/choices-field'
import { DayField } from '@/ui/form-field/day-field'
import { PhoneField } from '@/ui/form-field/phone-field'
import { TextAreaField } from '@/ui/form-field/text-area-field'
import { TextField } from '@/ui/form-field/text-field'
import { PictureField } from './picture-field'
import type { Question } from './question'

/** Last day of date fields. */
const LAST_DAY = '2099-12-31'
const ID_CARD_LENGTH = 18

interface QuestionFieldProps {
  question: Question
  /** The beginning of its id. */
  form: string
}

/** A question of the merchant's, as its kind is answered. */
export const QuestionField = observer(function QuestionField({ question, form }: QuestionFieldProps) {
  const t = useText(commonText)
  const { shopConfig } = useApp()
  const { about, input } = question
  const common = { id: `${form}-${about.key}`, label: about.label }
  const options = (about.options ?? []).map((text, at) => ({ key: String(at), text }))
  const maxLength = longestAnswer(about)
  switch (input.kind) {
    case 'phone':
      return <PhoneField {...common} field={input.field} areas={shopConfig.phoneAreas} />
    case 'choice':
      return <ChoiceField {...common} field={input.field} options={options} />
    case 'choices':
      return <ChoicesField {...common} field={input.field} options={options} />
    case 'picture':
      return <PictureField {...common} picture={input.picture} />
    case 'day':
      return (
        <DayField
          {...common}
          field={input.field}
          placeholder={t('form.unchosen')}
          first={FIRST_BIRTHDAY}
          last={LAST_DAY}
        />
      )
    case 'text':
      return <TextAreaField {...common} field={input.field} maxLength={maxLength} />
    case 'document':
      return <TextField {...common} field={input.field} kind="idCard" maxLength={ID_CARD_LENGTH} />
    case 'line':
      return <TextField {...common} field={input.field} maxLength={maxLength} />
  }
})
