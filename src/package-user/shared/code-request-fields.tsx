import { Text } from '@tarojs/components'
import { observer } from 'mobx-react'
import { commonText } from '@/i18n/common-text'
import { errorText } from '@/i18n/error-text'
import { useText } from '@/i18n/use-text'
import { Field } from '@/ui/field/field'
import { Picture } from '@/ui/picture/picture'
import { Sheet } from '@/ui/sheet/sheet'
import { Tappable } from '@/ui/tappable/tappable'
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
        <Tappable key={code} className={styles.option} onTap={() => model.chooseArea(code)}>
          {`${name} +${code}`}
        </Tappable>
      ))}
    </Sheet>
  )
})
