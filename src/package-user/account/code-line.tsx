import { observer } from 'mobx-react'
import type { Field } from '@/form/field'
import { useText } from '@/i18n/use-text'
import type { Countdown } from '@/lib/countdown'
import { SentCodeField } from '@/ui/form-field/sent-code-field'
import { accountText } from './text'

interface CodeLineProps {
  field: Field<string>
  resend: Countdown
  isSending: boolean
  onSend(): void
}

/** Code field with its request button. */
export const CodeLine = observer(function CodeLine({ field, resend, isSending, onSend }: CodeLineProps) {
  const t = useText(accountText)
  const words = resend.isRunning ? t('bind.resendIn', { seconds: resend.secondsLeft }) : t('login.send')
  return (
    <SentCodeField
      id="code"
      field={field}
      label={t('code.label')}
      sending={{ id: 'send-code', words, isDisabled: resend.isRunning, isBusy: isSending, onPress: onSend }}
    />
  )
})
