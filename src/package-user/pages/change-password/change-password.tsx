import { View } from '@tarojs/components'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { Breadcrumbs } from '@/shell/breadcrumbs/breadcrumbs'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useModel } from '@/shell/use-model'
import { Button } from '@/ui/button/button'
import { FormError } from '@/ui/form-field/form-error'
import { FormView } from '@/ui/form-field/form-view'
import { TextField } from '@/ui/form-field/text-field'
import styles from '../../account/account-form.module.scss'
import { ForgotPasswordLink } from '../../account/forgot-password-link'
import { NewPasswordField } from '../../account/new-password-field'
import { accountText } from '../../account/text'
import { FormCard } from '../../shared/form-card'
import { ChangePasswordModel } from './change-password-model'

function ChangePasswordPage() {
  const t = useText(accountText)
  const { prompts } = useApp()
  const model = useModel((app) => new ChangePasswordModel(app, () => prompts.showToast(t('setPassword.done'))))
  const { form } = model

  return (
    <PageFrame above={<Breadcrumbs />} hasOwnTitle title={t('changePassword.title')}>
      <FormCard title={t('changePassword.title')} hint={t('setPassword.hint')}>
        <FormView onSubmit={model.submit}>
          <TextField
            id="old-password"
            kind="password"
            field={model.oldPassword}
            label={t('changePassword.old')}
            maxLength={100}
            layout="above"
          />
          <NewPasswordField field={model.newPassword} label={t('setPassword.new')} />
          <FormError form={form} />
          <Button id="save" className={styles.submit} isWide isBusy={form.isSubmitting} onPress={model.submit}>
            {t('setPassword.submit')}
          </Button>
        </FormView>
        <View className={styles.links}>
          <ForgotPasswordLink />
        </View>
      </FormCard>
    </PageFrame>
  )
}

export default page(ChangePasswordPage, routes.changePassword)
