import { observer } from 'mobx-react'
import { FormError } from '@/ui/form-field/form-error'
import { FormView } from '@/ui/form-field/form-view'
import { CodeLine } from './code-line'
import { CodeRequestFields } from './code-request-fields'
import type { PhoneProof } from './phone-proof'

/** Number, captcha and code of a phone. */
export const PhoneProofFields = observer(function PhoneProofFields({ proof }: { proof: PhoneProof }) {
  const { code, verifyCode, resend, send } = proof
  return (
    <>
      <FormView onSubmit={send}>
        <CodeRequestFields model={code} />
      </FormView>
      <FormError form={code.form} />
      <CodeLine field={verifyCode} resend={resend} isSending={code.form.isSubmitting} onSend={send} />
    </>
  )
})
