import { View } from '@tarojs/components'
import { useEffect } from 'react'
import { AgreementRow } from '@/blocks/agreement-row/agreement-row'
import { documentTitle } from '@/domain/agreement-parts'
import { commonText } from '@/i18n/common-text'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useModel } from '@/shell/use-model'
import { Button } from '@/ui/button/button'
import { AreaSheet, CodeRequestFields } from '../../shared/code-request-fields'
import { FormCard } from '../../shared/form-card'
import { userText } from '../../text'
import styles from './login.module.scss'
import { LoginModel } from './login-model'

function LoginPage() {
  const t = useText(userText)
  const common = useText(commonText)
  const { navigation, prompts } = useApp()
  const model = useModel((app) => new LoginModel(app))
  const { code, policies } = model

  useEffect(() => model.load(), [model])

  async function send() {
    code.noteTry()
    if (!code.canSend) return
    if (!model.hasAgreed) {
      const names = (policies.value ?? []).map(documentTitle).join(' ')
      const hasAgreed = await prompts.ask({
        title: t('login.agreeFirst'),
        content: names,
        confirmText: t('login.agreeAndGoOn'),
        cancelText: common('action.cancel'),
      })
      if (!hasAgreed) return
      model.setAgreed(true)
    }
    const { cellphone, areaCode: countryCode } = code
    if (await code.sending.submit()) await navigation.open(routes.loginCode, { cellphone, countryCode })
  }

  return (
    <PageFrame title={t('login.title')} overlay={<AreaSheet model={code} />}>
      <FormCard title={t('login.welcome')} hint={t('login.hint')}>
        <CodeRequestFields model={code} />
        <Button id="send-code" className={styles.send} isWide isBusy={code.sending.isRunning} onTap={() => void send()}>
          {t('login.send')}
        </Button>
        <View className={styles.agreement}>
          <AgreementRow
            id="agree"
            isChecked={model.hasAgreed}
            template={t('login.agree')}
            documents={policies.value ?? []}
            onChange={model.setAgreed}
          />
        </View>
      </FormCard>
    </PageFrame>
  )
}

export default page(LoginPage, routes.login)
