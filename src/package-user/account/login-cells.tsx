import { observer } from 'mobx-react'
import type { GetProfileOutput } from '@/contracts/account/get-profile'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { Cell } from '@/ui/cell/cell'
import { accountText } from './text'

/** Login methods of the user: phone, e-mail address and password. */
export const LoginCells = observer(function LoginCells({ profile }: { profile: GetProfileOutput }) {
  const t = useText(accountText)
  const { navigation, shopConfig } = useApp()
  const { cellphone, email, hasPassword } = profile
  const hasEmail = shopConfig.loginWays.includes('EMAIL')
  return (
    <>
      <Cell
        id="phone-number"
        title={t('member.phone')}
        value={cellphone || t('member.unset')}
        onPress={() => void navigation.open(routes.accountBind, { bindType: 'CELLPHONE' })}
      />
      {hasEmail && (
        <Cell
          id="email"
          title={t('member.email')}
          value={email ?? t('member.unset')}
          onPress={() => void navigation.open(routes.accountBind, { bindType: 'EMAIL' })}
        />
      )}
      {hasEmail && (
        <Cell
          id="password"
          title={t(hasPassword ? 'member.password' : 'firstPassword.title')}
          onPress={() => void navigation.open(routes.changePassword, {})}
        />
      )}
    </>
  )
})
