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
  const { cellphone, email } = profile
  const hasEmail = shopConfig.loginWays.includes('EMAIL')
  return (
    <>
      <Cell title={t('member.phone')} value={cellphone ?? t('member.unset')} />
      {hasEmail && (
        <Cell
          id="email"
          title={t('member.email')}
          value={email ?? t('member.unset')}
          onPress={() => void navigation.open(routes.accountBind, { bindType: 'EMAIL' })}
        />
      )}
      {hasEmail && email && (
        <Cell
          id="password"
          title={t('member.password')}
          onPress={() => void navigation.open(routes.changePassword, {})}
        />
      )}
    </>
  )
})
