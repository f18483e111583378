import { Text } from '@tarojs/components'
import { observer } from 'mobx-react'
import { commonText } from '@/i18n/common-text'
import { errorText } from '@/i18n/error-text'
import { useText } from '@/i18n/use-text'
import { Field } from '@/ui/field/field'
import { Picture } from '@/ui/picture/picture'
import { Pressable } from '@/ui/pressable/pressable'
import { Sheet } from '@/ui/sheet/sheet'
import { userText } from '../text'
import type { CodeRequest } from './code-request'
import styles from './code-request-fields.module.scss'

/** The number with its area, and the characters of the picture. */
export const CodeRequestFields = observer(function CodeRequestFields({ model }: { model: CodeRequest }) {
  const t = useText(userText)
  const common = useText(commonText)
  const { captcha, sending } = model
  return (
    <>
      <Field
        id="phone"
        label={t('login.phone')}
        value={model.cellphone}
        type="number"
        maxLength={15}
        placeholder={t('login.phone.placeholder')}
        error={model.wasSubmitted && model.hasPhoneError ? t('login.phone.error') : null}
        before={
          <Pressable
            className={styles.area}
            label={`${t('login.area')} +${model.areaCode}`}
            onPress={() => model.setAreaListOpen(true)}
          >
            {`+${model.areaCode}`}
          </Pressable>
        }
        onChange={model.setCellphone}
      />
      <Field
        id="captcha"
        label={t('login.captcha')}
        value={model.captchaCode}
        maxLength={8}
        placeholder={t('login.captcha.placeholder')}
        error={sending.error && errorText(sending.error, common).title}
        after={
          <Pressable
            className={styles.captcha}
            label={captcha.status === 'failed' ? undefined : t('login.captcha.renew')}
            onPress={() => void captcha.load()}
          >
            {captcha.value && <Picture className={styles.captchaImage} src={captcha.value.image} alt="" />}
            {captcha.status === 'failed' && <Text className={styles.captchaFailed}>{common('action.retry')}</Text>}
          </Pressable>
        }
        onChange={model.setCaptchaCode}
      />
    </>
  )
})

/** The areas that the shop serves. */
export const AreaSheet = observer(function AreaSheet({ model }: { model: CodeRequest }) {
  const t = useText(userText)
  if (!model.isAreaListOpen) return null
  return (
    <Sheet title={t('login.area')} onClose={() => model.setAreaListOpen(false)}>
      {model.areas.map(({ code, name }) => (
        <Pressable key={code} className={styles.option} onPress={() => model.chooseArea(code)}>
          {`${name} +${code}`}
        </Pressable>
      ))}
    </Sheet>
  )
})
