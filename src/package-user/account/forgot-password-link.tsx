import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { Button } from '@/ui/button/button'
import { accountText } from './text'

/** Link to the password reset by e-mail. */
export function ForgotPasswordLink() {
  const t = useText(accountText)
  const { navigation } = useApp()
  return (
    <Button id="forgot" kind="plain" size="small" onPress={() => void navigation.open(routes.forgotPassword, {})}>
      {t('email.forgot')}
    </Button>
  )
}
