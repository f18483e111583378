import { observer } from 'mobx-react'
import { useText } from '@/i18n/use-text'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { Button } from '@/ui/button/button'
import { FormError } from '@/ui/form-field/form-error'
import { FormView } from '@/ui/form-field/form-view'
import { CodeLine } from '../../account/code-line'
import { EmailAddressField } from '../../account/email-address-field'
import { PhoneProofFields } from '../../account/phone-proof-fields'
import { accountText } from '../../account/text'
import { FormCard } from '../../shared/form-card'
import styles from './account-bind.module.scss'
import { AccountBindModel } from './account-bind-model'
import { EmailBindModel } from './email-bind-model'

/** A phone: number and captcha, then the code. */
export const PhoneBind = observer(function PhoneBind() {
  const t = useText(accountText)
  const model = useModel((app) => new AccountBindModel(app))
  const { form } = model

  useLoad(model, 'opened')

  return (
    <FormCard title={t('bind.title')} hint={t('bind.hint')}>
      <PhoneProofFields proof={model.proof} />
      <FormView onSubmit={model.submit}>
        <FormError form={form} />
        <BindButton form={form} onBind={model.submit} />
      </FormView>
    </FormCard>
  )
})

/** An e-mail address, then its code. */
export const EmailBind = observer(function EmailBind() {
  const t = useText(accountText)
  const model = useModel((app) => new EmailBindModel(app))
  const { request, resend, form } = model
  return (
    <FormCard title={t('bindEmail.title')} hint={t('bindEmail.hint')}>
      <FormView onSubmit={model.send}>
        <EmailAddressField field={model.email} />
      </FormView>
      <FormError form={request} />
      <FormView onSubmit={model.submit}>
        <CodeLine field={model.verifyCode} resend={resend} isSending={request.isSubmitting} onSend={model.send} />
        <FormError form={form} />
        <BindButton form={form} onBind={model.submit} />
      </FormView>
    </FormCard>
  )
})

interface BindButtonProps {
  form: { readonly isValid: boolean; readonly isSubmitting: boolean }
  onBind(): void
}

const BindButton = observer(function BindButton({ form, onBind }: BindButtonProps) {
  const t = useText(accountText)
  return (
    <Button
      id="bind"
      className={styles.submit}
      isWide
      isDisabled={!form.isValid}
      isBusy={form.isSubmitting}
      onPress={onBind}
    >
      {t('bind.submit')}
    </Button>
  )
})
