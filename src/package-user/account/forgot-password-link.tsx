import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { Button } from '@/ui/button/button'
import { accountText } from './text'

/** Link to the password reset by e-mail, of this address where it is known. */
export function ForgotPasswordLink({ email }: { email?: string }) {
  const t = useText(accountText)
  const { navigation } = useApp()
  return (
    <Button
      id="forgot"
      kind="plain"
      size="small"
      onPress={() => void navigation.open(routes.forgotPassword, email ? { email } : {})}
    >
      {t('email.forgot')}
    </Button>
  )
}
