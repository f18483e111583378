import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect } from 'react'
import { AgreementRow } from '@/blocks/agreement-row/agreement-row'
import { documentTitle } from '@/domain/agreement-parts'
import { commonText } from '@/i18n/common-text'
import { errorText } from '@/i18n/error-text'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useModel } from '@/shell/use-model'
import { Button } from '@/ui/button/button'
import { Field } from '@/ui/field/field'
import { Heading } from '@/ui/heading/heading'
import { Picture } from '@/ui/picture/picture'
import { Sheet } from '@/ui/sheet/sheet'
import { Tappable } from '@/ui/tappable/tappable'
import { userText } from '../../text'
import styles from './login.module.scss'
import { LoginModel } from './login-model'

function LoginPage() {
  const t = useText(userText)
  const common = useText(commonText)
  const { navigation, prompts } = useApp()
  const model = useModel((app) => new LoginModel(app))
  const { captcha, policies, sending } = model

  useEffect(() => model.load(), [model])

  async function send() {
    model.noteTry()
    if (!model.canSend) return
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
    const { cellphone, areaCode: countryCode } = model
    if (await sending.submit()) await navigation.open(routes.loginCode, { cellphone, countryCode })
  }

  return (
    <PageFrame title={t('login.title')} overlay={model.isAreaListOpen && <AreaSheet model={model} />}>
      <View className={styles.page}>
        <Heading level={1} className={styles.title}>
          {t('login.welcome')}
        </Heading>
        <View className={styles.hint}>{t('login.hint')}</View>
        <Field
          id="phone"
          label={t('login.phone')}
          value={model.cellphone}
          type="number"
          maxLength={15}
          placeholder={t('login.phone.placeholder')}
          fault={model.hasTried && model.isPhoneWrong ? t('login.phone.fault') : null}
          before={
            <Tappable
              className={styles.area}
              label={`${t('login.area')} +${model.areaCode}`}
              onTap={() => model.setAreaListOpen(true)}
            >
              {`+${model.areaCode}`}
            </Tappable>
          }
          onChange={model.setCellphone}
        />
        <Field
          id="captcha"
          label={t('login.captcha')}
          value={model.captchaCode}
          maxLength={8}
          placeholder={t('login.captcha.placeholder')}
          fault={sending.error && errorText(sending.error, common).title}
          after={
            <Tappable
              className={styles.captcha}
              label={captcha.status === 'failed' ? undefined : t('login.captcha.renew')}
              onTap={() => void captcha.load()}
            >
              {captcha.value && <Picture className={styles.captchaImage} src={captcha.value.image} alt="" />}
              {captcha.status === 'failed' && <Text className={styles.captchaFailed}>{common('action.retry')}</Text>}
            </Tappable>
          }
          onChange={model.setCaptchaCode}
        />
        <Button id="send-code" className={styles.send} isWide isBusy={sending.isRunning} onTap={() => void send()}>
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
      </View>
    </PageFrame>
  )
}

const AreaSheet = observer(function AreaSheet({ model }: { model: LoginModel }) {
  const t = useText(userText)
  return (
    <Sheet title={t('login.area')} onClose={() => model.setAreaListOpen(false)}>
      {model.areas.map(({ code, name }) => (
        <Tappable key={code} className={styles.option} onTap={() => model.chooseArea(code)}>
          {`${name} +${code}`}
        </Tappable>
      ))}
    </Sheet>
  )
})

export default page(LoginPage, routes.login)
