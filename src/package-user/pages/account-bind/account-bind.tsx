import { useEffect } from 'react'
import { CODE_LENGTH } from '@/domain/phone'
import { commonText } from '@/i18n/common-text'
import { errorText } from '@/i18n/error-text'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useModel } from '@/shell/use-model'
import { Button } from '@/ui/button/button'
import { Field } from '@/ui/field/field'
import { AreaSheet, CodeRequestFields } from '../../shared/code-request-fields'
import { FormCard } from '../../shared/form-card'
import { userText } from '../../text'
import styles from './account-bind.module.scss'
import { AccountBindModel } from './account-bind-model'

function AccountBindPage() {
  const t = useText(userText)
  const common = useText(commonText)
  const model = useModel((app) => new AccountBindModel(app))
  const { code, resend, binding } = model

  useEffect(() => model.load(), [model])

  return (
    <PageFrame title={t('bind.title')} overlay={<AreaSheet model={code} />}>
      <FormCard title={t('bind.title')} hint={t('bind.hint')}>
        <CodeRequestFields model={code} />
        <Field
          id="code"
          label={t('code.label')}
          value={model.verifyCode}
          type="number"
          maxLength={CODE_LENGTH}
          placeholder="······"
          error={binding.error && errorText(binding.error, common).title}
          after={
            <Button
              id="send-code"
              className={styles.send}
              kind="plain"
              isDisabled={resend.isRunning}
              isBusy={code.sending.isRunning}
              onPress={() => void model.send()}
            >
              {resend.isRunning ? t('bind.resendIn', { seconds: resend.secondsLeft }) : t('login.send')}
            </Button>
          }
          onChange={model.setVerifyCode}
        />
        <Button
          id="bind"
          className={styles.submit}
          isWide
          isDisabled={!model.canBind}
          isBusy={binding.isRunning}
          onPress={() => void model.submit()}
        >
          {t('bind.submit')}
        </Button>
      </FormCard>
    </PageFrame>
  )
}

export default page(AccountBindPage, routes.accountBind)
