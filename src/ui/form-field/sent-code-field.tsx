import { observer } from 'mobx-react'
import { CODE_LENGTH } from '@/domain/phone'
import type { Field } from '@/form/field'
import { Button } from '../button/button'
import { TextField } from './text-field'

interface SentCodeFieldProps {
  id: string
  label: string
  field: Field<string>
  /** Asking for a code, beside it. */
  sending: { id: string; words: string; isDisabled: boolean; isBusy: boolean; onPress(): void }
}

/** Six digits sent to the user, with a button to request them. */
export const SentCodeField = observer(function SentCodeField({ sending, ...field }: SentCodeFieldProps) {
  const { words, ...button } = sending
  return (
    <TextField
      {...field}
      kind="code"
      maxLength={CODE_LENGTH}
      placeholder="······"
      after={
        <Button {...button} kind="secondary" size="small">
          {words}
        </Button>
      }
    />
  )
})
