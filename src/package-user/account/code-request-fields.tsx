import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { commonText } from '@/i18n/common-text'
import { useText } from '@/i18n/use-text'
import { useApp } from '@/shell/app-context'
import { Button } from '@/ui/button/button'
import { PhoneField } from '@/ui/form-field/phone-field'
import { TextField } from '@/ui/form-field/text-field'
import { Picture } from '@/ui/picture/picture'
import { Pressable } from '@/ui/pressable/pressable'
import { type CodeRequest, MAX_CAPTCHA_LENGTH } from './code-request'
import styles from './code-request-fields.module.scss'
import { accountText } from './text'

/** Phone number with area code, and the captcha. */
export const CodeRequestFields = observer(function CodeRequestFields({ model }: { model: CodeRequest }) {
  const t = useText(accountText)
  const common = useText(commonText)
  const { shopConfig } = useApp()
  const { captcha, captchaKind } = model
  const isQuestion = captchaKind === 'QUESTION'
  return (
    <>
      <PhoneField
        id="phone"
        field={model.phone}
        label={t('login.phone')}
        areas={shopConfig.phoneAreas}
        placeholder={t('login.phone.placeholder')}
      />
      <TextField
        id="captcha"
        kind="typedCode"
        field={model.captchaCode}
        label={t('login.captcha')}
        maxLength={MAX_CAPTCHA_LENGTH}
        placeholder={t(isQuestion ? 'login.captcha.answer' : 'login.captcha.placeholder')}
        {...(isQuestion && { hint: captcha.value?.question ?? '' })}
        after={
          isQuestion ? undefined : (
            <Pressable
              className={styles.captcha}
              label={captcha.status === 'failed' ? undefined : t('login.captcha.renew')}
              onPress={() => void captcha.load()}
            >
              {captcha.value?.image && <Picture className={styles.captchaImage} src={captcha.value.image} alt="" />}
              {captcha.status === 'failed' && <Text className={styles.captchaFailed}>{common('action.retry')}</Text>}
            </Pressable>
          )
        }
      />
      <View className={styles.switch}>
        <Button id="switch-captcha" kind="plain" size="small" onPress={model.switchCaptcha}>
          {t(isQuestion ? 'login.captcha.see' : 'login.captcha.ask')}
        </Button>
      </View>
    </>
  )
})
