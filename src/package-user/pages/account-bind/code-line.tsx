import { observer } from 'mobx-react'
import { CODE_LENGTH } from '@/domain/phone'
import type { Field } from '@/form/field'
import { useText } from '@/i18n/use-text'
import type { Countdown } from '@/lib/countdown'
import { Button } from '@/ui/button/button'
import { TextField } from '@/ui/form-field/text-field'
import { userText } from '../../text'
import styles from './account-bind.module.scss'

interface CodeLineProps {
  field: Field<string>
  resend: Countdown
  isSending: boolean
  onSend(): void
}

/** The code, and asking for one beside it. */
export const CodeLine = observer(function CodeLine({ field, resend, isSending, onSend }: CodeLineProps) {
  const t = useText(userText)
  return (
    <TextField
      id="code"
      kind="code"
      field={field}
      label={t('code.label')}
      maxLength={CODE_LENGTH}
      placeholder="······"
      after={
        <Button
          id="send-code"
          className={styles.send}
          kind="plain"
          isDisabled={resend.isRunning}
          isBusy={isSending}
          onPress={onSend}
        >
          {resend.isRunning ? t('bind.resendIn', { seconds: resend.secondsLeft }) : t('login.send')}
        </Button>
      }
    />
  )
})
