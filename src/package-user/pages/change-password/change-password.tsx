import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { Breadcrumbs } from '@/shell/breadcrumbs/breadcrumbs'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { Button } from '@/ui/button/button'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { FormError } from '@/ui/form-field/form-error'
import { FormView } from '@/ui/form-field/form-view'
import { TextField } from '@/ui/form-field/text-field'
import { PageSkeleton } from '@/ui/page-skeleton/page-skeleton'
import { ResourceView } from '@/ui/resource-view/resource-view'
import styles from '../../account/account-form.module.scss'
import { ForgotPasswordLink } from '../../account/forgot-password-link'
import { NewPasswordField } from '../../account/new-password-field'
import { PhoneProofFields } from '../../account/phone-proof-fields'
import { accountText } from '../../account/text'
import { FormCard } from '../../shared/form-card'
import { ChangePasswordModel } from './change-password-model'

/** The first password of an account, or another one (LOGIN-016); it needs an e-mail address to log in with. */
function ChangePasswordPage() {
  const t = useText(accountText)
  const { prompts, navigation } = useApp()
  const model = useModel((app) => new ChangePasswordModel(app, () => prompts.showToast(t('setPassword.done'))))

  useLoad(model, 'shown')

  return (
    <PageFrame above={<Breadcrumbs />} hasOwnTitle title={t('changePassword.title')}>
      <ResourceView resource={model.profile} skeleton={<PageSkeleton height={360} />}>
        {({ email, hasPassword, cellphone }) => {
          if (!email) {
            return (
              <EmptyState
                icon="id-card"
                title={t('firstPassword.emailFirst')}
                hint={t('firstPassword.emailFirstHint')}
                actionText={t('bindEmail.title')}
                onAction={() => void navigation.open(routes.accountBind, { bindType: 'EMAIL' })}
              />
            )
          }
          return hasPassword || !cellphone ? (
            <Change model={model} email={email} />
          ) : (
            <First model={model} cellphone={cellphone} />
          )
        }}
      </ResourceView>
    </PageFrame>
  )
}

/** Another password for a user who knows the present one. */
const Change = observer(function Change({ model, email }: { model: ChangePasswordModel; email: string }) {
  const t = useText(accountText)
  const { form } = model
  return (
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
        <ForgotPasswordLink email={email} />
      </View>
    </FormCard>
  )
})

/** The first password, for a user who holds the phone of the account. */
const First = observer(function First({ model, cellphone }: { model: ChangePasswordModel; cellphone: string }) {
  const t = useText(accountText)
  const { firstForm } = model
  return (
    <FormCard title={t('firstPassword.title')} hint={t('firstPassword.hint', { phone: cellphone })}>
      <PhoneProofFields proof={model.proof} />
      <FormView onSubmit={model.setFirst}>
        <NewPasswordField field={model.newPassword} label={t('setPassword.new')} />
        <FormError form={firstForm} />
        <Button id="save" className={styles.submit} isWide isBusy={firstForm.isSubmitting} onPress={model.setFirst}>
          {t('setPassword.submit')}
        </Button>
      </FormView>
    </FormCard>
  )
})

export default page(ChangePasswordPage, routes.changePassword)
