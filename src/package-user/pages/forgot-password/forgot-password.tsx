import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useModel } from '@/shell/use-model'
import { useParams } from '@/shell/use-params'
import { Button } from '@/ui/button/button'
import { FormError } from '@/ui/form-field/form-error'
import { FormView } from '@/ui/form-field/form-view'
import styles from '../../account/account-form.module.scss'
import { EmailAddressField } from '../../account/email-address-field'
import { accountText } from '../../account/text'
import { FormCard } from '../../shared/form-card'
import { ForgotPasswordModel } from './forgot-password-model'

function ForgotPasswordPage() {
  const t = useText(accountText)
  const { email = '' } = useParams(routes.forgotPassword)
  const model = useModel((app) => new ForgotPasswordModel(app, email))
  const { form } = model

  return (
    <PageFrame hasOwnTitle title={t('forgot.title')}>
      <FormCard title={t('forgot.title')} hint={t('forgot.hint')}>
        <FormView onSubmit={model.submit}>
          <EmailAddressField field={model.email} />
          <FormError form={form} />
          <Button id="send-link" className={styles.submit} isWide isBusy={form.isSubmitting} onPress={model.submit}>
            {t('forgot.submit')}
          </Button>
        </FormView>
      </FormCard>
    </PageFrame>
  )
}

export default page(ForgotPasswordPage, routes.forgotPassword)
