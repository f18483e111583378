import { observer } from 'mobx-react'
import { MAX_PASSWORD_LENGTH } from '@/domain/password'
import type { Field } from '@/form/field'
import { useText } from '@/i18n/use-text'
import { TextField } from '@/ui/form-field/text-field'
import { accountText } from './text'

/** Input of a new password, with its rules. */
export const NewPasswordField = observer(function NewPasswordField(props: { field: Field<string>; label: string }) {
  const t = useText(accountText)
  return (
    <TextField
      {...props}
      id="new-password"
      kind="newPassword"
      maxLength={MAX_PASSWORD_LENGTH}
      hint={t('password.rules')}
      layout="above"
    />
  )
})
