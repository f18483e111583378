import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useText } from '@/i18n/use-text'
import { routes } from '@/routes'
import { useApp } from '@/shell/app-context'
import { Button } from '@/ui/button/button'
import styles from './other-ways.module.scss'
import { accountText } from './text'

/** Links to the other login methods, phone or e-mail, if the shop offers them in this language. */
export const OtherWays = observer(function OtherWays({ but }: { but: 'CELLPHONE' | 'EMAIL' }) {
  const t = useText(accountText)
  const { navigation, shopConfig } = useApp()
  const other = but === 'EMAIL' ? 'CELLPHONE' : 'EMAIL'
  if (!shopConfig.loginWays.includes(other)) return null
  const page = other === 'EMAIL' ? routes.loginEmail : routes.login
  return (
    <View className={styles.box}>
      <Button id={`by-${other.toLowerCase()}`} kind="plain" isWide onPress={() => void navigation.redirect(page, {})}>
        {t(`ways.${other}`)}
      </Button>
    </View>
  )
})
