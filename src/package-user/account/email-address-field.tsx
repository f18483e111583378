import { observer } from 'mobx-react'
import { MAX_EMAIL_LENGTH } from '@/domain/email'
import type { Field } from '@/form/field'
import { useText } from '@/i18n/use-text'
import { TextField } from '@/ui/form-field/text-field'
import { accountText } from './text'

/** Input of an e-mail address. */
export const EmailAddressField = observer(function EmailAddressField({ field }: { field: Field<string> }) {
  const t = useText(accountText)
  return (
    <TextField
      id="email"
      kind="email"
      field={field}
      label={t('email.address')}
      maxLength={MAX_EMAIL_LENGTH}
      placeholder={t('email.address.placeholder')}
    />
  )
})
