import { View } from '@tarojs/components'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { Button } from '@/ui/button/button'
import { FormError } from '@/ui/form-field/form-error'
import { FormView } from '@/ui/form-field/form-view'
import { TextField } from '@/ui/form-field/text-field'
import styles from '../../account/account-form.module.scss'
import { EmailAddressField } from '../../account/email-address-field'
import { LoginAgreementRow, LoginConsent } from '../../account/login-agreement-row'
import { NewPasswordField } from '../../account/new-password-field'
import { accountText } from '../../account/text'
import { FormCard } from '../../shared/form-card'
import { CreateAccountModel } from './create-account-model'

function CreateAccountPage() {
  const t = useText(accountText)
  const model = useModel((app) => new CreateAccountModel(app))
  const { form, agreement } = model

  useLoad(agreement.policies, 'opened')

  return (
    <PageFrame hasOwnTitle title={t('register.title')} overlay={<LoginConsent model={agreement} />}>
      <FormCard title={t('register.title')} hint={t('register.hint')}>
        <FormView onSubmit={model.submit}>
          <EmailAddressField field={model.email} />
          <TextField id="nickname" kind="name" field={model.nickname} label={t('register.nickname')} maxLength={20} />
          <NewPasswordField field={model.password} label={t('email.password')} />
          <FormError form={form} />
          <Button id="create" className={styles.submit} isWide isBusy={form.isSubmitting} onPress={model.submit}>
            {t('register.submit')}
          </Button>
        </FormView>
        <View className={styles.below}>
          <LoginAgreementRow model={agreement} />
        </View>
      </FormCard>
    </PageFrame>
  )
}

export default page(CreateAccountPage, routes.createAccount)
