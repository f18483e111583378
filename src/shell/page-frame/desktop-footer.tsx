import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useApp } from '../app-context'
import styles from './desktop-footer.module.scss'

/** Foot of the desktop page: who the shop is, with its licence. */
export const DesktopFooter = observer(function DesktopFooter() {
  const { config } = useApp().shopConfig
  return (
    <View className={styles.footer} role="contentinfo">
      <Text>{config?.companyDesc ?? ''}</Text>
      <Text>{config?.shopDomainIcpLicense ?? ''}</Text>
    </View>
  )
})
