import { View } from '@tarojs/components'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { Button } from '@/ui/button/button'
import { Picture } from '@/ui/picture/picture'
import { LoginAgreement } from '../../account/login-agreement'
import { LoginAgreementRow, LoginConsent } from '../../account/login-agreement-row'
import { OpenLogin } from '../../account/open-login'
import { ProviderButtons } from '../../account/provider-buttons'
import { QuickLogin } from '../../account/quick-login'
import { accountText } from '../../account/text'
import styles from './login-way.module.scss'

/** Choice of a login method first (LOGIN-017): the vendor's login, or a code by phone. */
function LoginWayPage() {
  const t = useText(accountText)
  const { navigation, shopConfig } = useApp()
  const agreement = useModel((app) => new LoginAgreement(app))
  const { shopName = '', shopAvatar = '' } = shopConfig.config ?? {}

  useLoad(agreement.policies, 'opened')

  return (
    <PageFrame hasOwnTitle title={t('login.title')} overlay={<LoginConsent model={agreement} />}>
      <OpenLogin>
        <View className={styles.page}>
          {shopAvatar !== '' && <Picture className={styles.logo} src={shopAvatar} alt="" />}
          <View className={styles.name}>{shopName}</View>
          <QuickLogin agreement={agreement} />
          {/* The web has no one-tap login as the usual method. */}
          <Button
            id="login-by-code"
            kind={process.env.TARO_ENV === 'h5' ? 'primary' : 'secondary'}
            isWide
            onPress={() => void navigation.open(routes.login, {})}
          >
            {t('quick.byCode')}
          </Button>
          {process.env.TARO_ENV === 'h5' && <ProviderButtons agreement={agreement} />}
          <LoginAgreementRow model={agreement} />
        </View>
      </OpenLogin>
    </PageFrame>
  )
}

export default page(LoginWayPage, routes.loginWay)
